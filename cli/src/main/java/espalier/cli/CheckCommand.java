package espalier.cli;

import espalier.proof.Certificate;
import espalier.proof.Checker;
import espalier.tree.Tree;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code espalier check}: verifies a certificate against its tree, without any search. */
@Command(
        name = "check",
        description = "Verifies a certificate of 'search --certificate' against a tree.",
        customSynopsis = "espalier check --certificate FILE TREE",
        footer = {
            "",
            "Exit code: 0 if the certificate proves a value of this tree, 1 if not.",
            "",
            "Example:",
            "  espalier search --algorithm mtd-f --uniform 3,4,0,99,1 --certificate proof.txt",
            "  espalier check --certificate proof.txt --uniform 3,4,0,99,1"
        })
final class CheckCommand extends Action {
    @Option(names = "--certificate", required = true, paramLabel = "FILE", description = "The certificate.")
    private String certificate = "";

    @Mixin
    private TreeOptions tree = new TreeOptions();

    @Override
    public Integer call() {
        Certificate proof =
                BadInput.unless("--certificate " + certificate, () -> Certificate.parse(InputFile.text(certificate)));
        try {
            console.out().print(verdict(proof, tree.load(console).tree()) + "\n");
            return 0;
        } catch (Checker.Rejected e) {
            throw new Failed(certificate + " proves nothing about this tree: " + e.getMessage());
        }
    }

    /** What a certificate proves about a tree. */
    static <P extends Tree<P>> String verdict(Certificate proof, Tree<P> tree) throws Checker.Rejected {
        return "the value is " + Checker.check(proof, tree.copy()) + ": "
                + proof.nodes().size() + " nodes prove it";
    }
}
