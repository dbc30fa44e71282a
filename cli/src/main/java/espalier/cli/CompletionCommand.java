package espalier.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;

/** {@code espalier completion}: what a shell needs to complete our commands. */
@Command(
        name = "completion",
        description = "Prints a script with which bash and zsh complete commands, options, games and algorithms.",
        footer = {
            "",
            "Examples:",
            "  eval \"$(espalier completion)\"                          in this shell",
            "  espalier completion > /etc/bash_completion.d/espalier   for everybody"
        })
final class CompletionCommand extends Action {
    @Override
    public Integer call() {
        console.out().print(AutoComplete.bash("espalier", Main.commandLine(new String[0], console)));
        return 0;
    }
}
