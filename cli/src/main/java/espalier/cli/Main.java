package espalier.cli;

/** The command line's entry; a placeholder that knows no command yet. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        if (args.length == 0 || args[0].equals("--help")) {
            System.out.println("usage: espalier COMMAND [OPTION]...");
            return;
        }
        System.err.println("espalier: unknown command '" + args[0] + "'");
        System.exit(2);
    }
}
