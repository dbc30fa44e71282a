package espalier.cli;

import picocli.CommandLine.Mixin;

/** A command whose answers can be JSON. */
abstract class Reporting extends Action {
    @Mixin
    JsonOption format = new JsonOption();
}
