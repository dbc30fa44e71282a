package espalier.cli;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedElement;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The range of an option, ends included. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
@interface Between {
    long least();

    long most() default Long.MAX_VALUE;

    /** Checks the given options against their ranges. */
    final class Check {
        private Check() {}

        static ParseResult of(ParseResult parsed) {
            for (OptionSpec option : parsed.matchedOptions()) {
                if (option.userObject() instanceof AnnotatedElement field
                        && option.getValue() instanceof Number number) {
                    Between range = field.getAnnotation(Between.class);
                    long value = number.longValue();
                    if (range != null && (value < range.least() || value > range.most())) {
                        throw new ParameterException(
                                parsed.commandSpec().commandLine(),
                                option.longestName() + " is "
                                        + Numbers.shortened(option.originalStringValues()
                                                .get(0)
                                                .strip()) + ", it must be "
                                        + (range.most() == Long.MAX_VALUE
                                                ? "at least " + range.least()
                                                : range.least() + " to " + range.most()));
                    }
                }
            }
            return parsed;
        }
    }
}
