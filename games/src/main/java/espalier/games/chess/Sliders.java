package espalier.games.chess;

/**
 * Attacks of rooks and bishops by lookup: the relevant occupied squares are multiplied by a "magic" factor that moves
 * them to the top of the word without harmful collisions, and the top bits index a table of answers. The size of each
 * square's table depends on its number of relevant squares ("fancy" magics).
 *
 * <p>The factors were found by trying sparse random numbers (the bitwise and of three), drawn by SplitMix64 from the
 * seed of {@link Keys}; they are stored because finding them takes a second. Building the tables checks them: a factor
 * that maps two occupancies with different answers to one index stops the class from loading.
 */
final class Sliders {
    private static final long[] ROOK_FACTORS = {
        0x4080004004182080L, 0x0A40100020044000L, 0x1900090010402000L, 0x0880068008001000L,
        0x8280080022040080L, 0x8100080100020400L, 0x0200481120820004L, 0x0100042208409100L,
        0x0009800080400028L, 0x1002002102004084L, 0x0988801003200082L, 0x1049002008100302L,
        0x0401001100080004L, 0xC001000400030008L, 0x0006000802001401L, 0x0000800100205D80L,
        0x0000948004400020L, 0xC018818020024000L, 0x0480820020401201L, 0x00A0808010000800L,
        0x1008004004004200L, 0x8206008080040002L, 0x0008010100020004L, 0x10012A0030440081L,
        0x2100410100208000L, 0x0200401080200084L, 0x2800100080200082L, 0x1228200900100101L,
        0x0200080100110004L, 0x0004008080040200L, 0x2012080400411002L, 0x0000801880004300L,
        0x0100410082002208L, 0x0002008902002840L, 0x0120002080801000L, 0x1000210009001004L,
        0x0010800400800800L, 0x01A7000401000802L, 0x0108112204005008L, 0x0010410286000044L,
        0x4000800040008020L, 0x0000200050084000L, 0x2400200010008080L, 0x0421000810010020L,
        0x0080080005010010L, 0x1201044020080110L, 0x8010040200010100L, 0x00020C5401820001L,
        0x0858400020800080L, 0xC120400091002100L, 0x0000200811044100L, 0x0010004400080040L,
        0x40108118000C0180L, 0x1440800200040080L, 0x0006000108048200L, 0x2000092054068200L,
        0x0200210080001041L, 0x1004201042010082L, 0x01800C1100200141L, 0x0001000420100009L,
        0x4001000210080005L, 0x510200080401301EL, 0x0420380102100084L, 0x812900042B460081L
    };

    private static final long[] BISHOP_FACTORS = {
        0x40040808004C0042L, 0x0410500100408004L, 0x4004092401022000L, 0x8004041080440000L,
        0x0441104000210000L, 0x2B30901009200001L, 0x404094044240005CL, 0x0100440408880460L,
        0x0040052102040F01L, 0x10021282021A020DL, 0x2821410A06004000L, 0x0004020A0202000AL,
        0x0000021210020281L, 0x0000050442C08000L, 0x00000110A2104000L, 0x0188008407180268L,
        0x4120024004214200L, 0x00A0000202220220L, 0x1008404409460600L, 0x0008100422002010L,
        0x0209001820080051L, 0x0401400488084000L, 0x0298401088241002L, 0x0100290200820802L,
        0x8702400220080201L, 0x0481208310140900L, 0x8081025050068200L, 0x1888082208020020L,
        0x000B001009004030L, 0x002041000080A002L, 0x8484450000482200L, 0x1C0842000042020AL,
        0x0210104841440808L, 0x0881190800A00880L, 0x4801212804240800L, 0x0102010041140040L,
        0x0540010040020802L, 0x0004090210680800L, 0x10102A1600008080L, 0x8065040100018440L,
        0x04080104100220A0L, 0x0095080243001020L, 0x8000420641001010L, 0x14A0104208000C80L,
        0x4010104200800810L, 0x6110301000A01142L, 0x0A08083104040040L, 0x004200CD02008502L,
        0x0002089084108448L, 0x8200210508A06100L, 0x0001083308180080L, 0x0000001084040222L,
        0x0000404005010466L, 0x1001200401D20008L, 0x0009701000A10000L, 0x0042180800A08402L,
        0x4012018408A80481L, 0x0040010848020800L, 0x6800041310411000L, 0x4002111262E28808L,
        0x0004012010020880L, 0x0602110404084210L, 0x0023482081040500L, 0xC810101084808202L
    };

    static final int[] ROOK_STEPS = {1, 0, -1, 0, 0, 1, 0, -1};
    static final int[] BISHOP_STEPS = {1, 1, -1, 1, 1, -1, -1, -1};

    /** All answers: 102,400 of rooks and 5,248 of bishops. */
    private static final long[] ANSWERS = new long[102_400 + 5_248];
    /** Four numbers per square, adjacent for the cache: mask, factor, shift, start in {@link #ANSWERS}. */
    private static final long[] ROOK = new long[4 * 64];

    private static final long[] BISHOP = new long[4 * 64];

    static {
        int end = build(ROOK, ROOK_FACTORS, ROOK_STEPS, 0);
        build(BISHOP, BISHOP_FACTORS, BISHOP_STEPS, end);
    }

    private Sliders() {}

    /** The squares a rook on this square attacks, up to and including the first occupied one each way. */
    static long rook(int square, long occupied) {
        int i = (square & 63) << 2;
        return ANSWERS[(int) ROOK[i + 3] + (int) (((occupied & ROOK[i]) * ROOK[i + 1]) >>> ROOK[i + 2])];
    }

    /** The squares a bishop on this square attacks, up to and including the first occupied one each way. */
    static long bishop(int square, long occupied) {
        int i = (square & 63) << 2;
        return ANSWERS[(int) BISHOP[i + 3] + (int) (((occupied & BISHOP[i]) * BISHOP[i + 1]) >>> BISHOP[i + 2])];
    }

    private static int build(long[] entries, long[] factors, int[] steps, int start) {
        for (int square = 0; square < 64; square++) {
            long mask = relevant(square, steps);
            int shift = 64 - Long.bitCount(mask);
            int size = 1 << Long.bitCount(mask);
            int i = square << 2;
            entries[i] = mask;
            entries[i + 1] = factors[square];
            entries[i + 2] = shift;
            entries[i + 3] = start;
            long occupied = 0;
            for (int n = 0; n < size; n++) {
                long answer = byRays(square, occupied, steps);
                int at = start + (int) ((occupied * factors[square]) >>> shift);
                if (ANSWERS[at] != 0 && ANSWERS[at] != answer) {
                    throw new IllegalStateException("the factor of square " + square + " is not magic");
                }
                ANSWERS[at] = answer;
                occupied = (occupied - mask) & mask; // the next subset of the mask
            }
            start += size;
        }
        return start;
    }

    /** The squares whose occupation matters: the rays without their last squares. */
    private static long relevant(int square, int[] steps) {
        long mask = 0;
        for (int d = 0; d < steps.length; d += 2) {
            long ray = ray(square, 0, steps[d], steps[d + 1]);
            for (long rest = ray; rest != 0; rest &= rest - 1) {
                int s = Long.numberOfTrailingZeros(rest);
                if (onBoard(Squares.file(s) + steps[d], Squares.rank(s) + steps[d + 1])) {
                    mask |= Squares.bit(s);
                }
            }
        }
        return mask;
    }

    /** The same as {@link #rook} or {@link #bishop}, step by step: for building tables, and for tests of them. */
    static long byRays(int square, long occupied, int[] steps) {
        long attacks = 0;
        for (int d = 0; d < steps.length; d += 2) {
            attacks |= ray(square, occupied, steps[d], steps[d + 1]);
        }
        return attacks;
    }

    private static long ray(int square, long occupied, int files, int ranks) {
        long squares = 0;
        int file = Squares.file(square) + files;
        int rank = Squares.rank(square) + ranks;
        while (onBoard(file, rank)) {
            long bit = Squares.bit(Squares.of(file, rank));
            squares |= bit;
            if ((occupied & bit) != 0) {
                break;
            }
            file += files;
            rank += ranks;
        }
        return squares;
    }

    private static boolean onBoard(int file, int rank) {
        return file >= 0 && file < 8 && rank >= 0 && rank < 8;
    }
}
