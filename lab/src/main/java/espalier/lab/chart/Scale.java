package espalier.lab.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * An axis between round numbers; logarithmic where the values span a factor of six or more, so that small differences
 * stay visible next to large ones.
 *
 * @param ticks round numbers in ascending order; the axis goes from the first to the last
 */
record Scale(List<Double> ticks, boolean logarithmic) {
    private static final double SPAN = 6;

    static Scale around(double low, double high) {
        return low > 0 && high >= SPAN * low ? logarithmic(low, high) : linear(low, high);
    }

    static Scale linear(double low, double high) {
        double step = roundUp(Math.max(high - low, 1e-6) / 6);
        List<Double> ticks = new ArrayList<>();
        long last = (long) Math.ceil(high / step - 1e-9);
        for (long i = (long) Math.floor(low / step + 1e-9); i <= last; i++) {
            ticks.add(i * step);
        }
        if (ticks.size() == 1) {
            ticks.add(ticks.get(0) + step);
        }
        return new Scale(List.copyOf(ticks), false);
    }

    /** Ticks at 1, 2, 5, 10, 20, 50, ... */
    private static Scale logarithmic(double low, double high) {
        List<Double> ticks = new ArrayList<>();
        for (double tick = roundDown(low); ; tick = roundUp(tick * 1.5)) {
            ticks.add(tick);
            if (tick >= high) {
                return new Scale(List.copyOf(ticks), true);
            }
        }
    }

    /** The next number of 1, 2, 5 times a power of ten. */
    static double roundUp(double raw) {
        double power = Math.pow(10, Math.floor(Math.log10(raw) + 1e-9));
        for (double factor : new double[] {1, 2, 5}) {
            if (factor * power >= raw * (1 - 1e-9)) {
                return factor * power;
            }
        }
        return 10 * power;
    }

    private static double roundDown(double raw) {
        double up = roundUp(raw);
        return up <= raw * (1 + 1e-9) ? up : roundUp(up / 2.6);
    }

    /** The place of a value on the axis: 0 at the start, 1 at the end. */
    double part(double value) {
        double first = ticks.get(0);
        double last = ticks.get(ticks.size() - 1);
        return logarithmic
                ? Math.log(Math.max(value, first) / first) / Math.log(last / first)
                : (value - first) / (last - first);
    }
}
