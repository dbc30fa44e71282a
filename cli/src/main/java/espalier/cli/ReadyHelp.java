package espalier.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * What {@code espalier --help} prints, kept as a text: most people type it first, and making it takes longer than the start of
 * Java. Its first line names the protocols and extensions that it knows; if the class path has others, it is not used.
 *
 * <p>A test of the module studio compares it with what the commands say, and writes it.
 */
final class ReadyHelp {
    private static final String TEXT = "help.txt";
    private static final List<String> SERVICES =
            List.of("META-INF/services/espalier.cli.Extension", "META-INF/services/espalier.protocols.Protocol");

    /** How the text writes the character that begins a colour. */
    private static final String ESCAPE = "\\e";

    private ReadyHelp() {}

    /** Prints the text if it answers these arguments; if not, says so. */
    static boolean printed(String[] args, Console console) throws IOException {
        if (args.length != 1 || !(args[0].equals("--help") || args[0].equals("-h"))) {
            return false;
        }
        String text = text();
        int end = text.indexOf('\n');
        if (!List.of(text.substring(2, end).split(" ", -1)).containsAll(services())) {
            return false;
        }
        String help = text.substring(end + 1);
        console.out().print(console.coloured() ? help.replace(ESCAPE, "\033") : plain(help));
        return true;
    }

    private static String text() throws IOException {
        try (InputStream in = ReadyHelp.class.getResourceAsStream(TEXT)) {
            if (in == null) {
                throw new IOException(TEXT + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The text for this help and the class path as it is. */
    static String of(String coloured) throws IOException {
        return "# " + String.join(" ", services()) + "\n" + coloured.replace("\033", ESCAPE);
    }

    private static List<String> services() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (String name : SERVICES) {
            for (URL each : Collections.list(ReadyHelp.class.getClassLoader().getResources(name))) {
                try (InputStream in = each.openStream()) {
                    lines.append(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                            .append('\n');
                }
            }
        }
        return Arrays.asList(lines.toString().strip().split("\\s+"));
    }

    /** Without colours. */
    private static String plain(String coloured) {
        StringBuilder text = new StringBuilder();
        int from = 0;
        for (int at = coloured.indexOf(ESCAPE); at >= 0; at = coloured.indexOf(ESCAPE, from)) {
            text.append(coloured, from, at);
            from = coloured.indexOf('m', at) + 1;
        }
        return text.append(coloured, from, coloured.length()).toString();
    }
}
