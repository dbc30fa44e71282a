package espalier.cli;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The range of an option, ends included; {@link Numbers#check} compares. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
@interface Between {
    long least();

    long most() default Long.MAX_VALUE;
}
