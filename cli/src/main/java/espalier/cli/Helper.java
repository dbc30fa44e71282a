package espalier.cli;

import java.lang.reflect.AnnotatedElement;
import java.util.List;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.IParamLabelRenderer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** Help in which a parameter that is {@link Needed} has no brackets. */
final class Helper extends Help {
    Helper(CommandSpec command, ColorScheme colours) {
        super(command, colours);
    }

    @Override
    public IParamLabelRenderer parameterLabelRenderer() {
        IParamLabelRenderer usual = super.parameterLabelRenderer();
        return new IParamLabelRenderer() {
            @Override
            public Text renderParameterLabel(ArgSpec parameter, Ansi ansi, List<IStyle> styles) {
                Text label = usual.renderParameterLabel(parameter, ansi, styles);
                return isNeeded(parameter) ? without(label, ansi) : label;
            }

            @Override
            public String separator() {
                return usual.separator();
            }
        };
    }

    private static boolean isNeeded(ArgSpec parameter) {
        return parameter.isPositional()
                && parameter.userObject() instanceof AnnotatedElement field
                && field.isAnnotationPresent(Needed.class);
    }

    private static Text without(Text label, Ansi ansi) {
        String plain = label.plainString();
        return plain.startsWith("[") ? ansi.text(plain.replaceFirst("^\\[(\\S+?)\\]?(\\.\\.\\.)?\\]$", "$1$2")) : label;
    }
}
