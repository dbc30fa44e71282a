package espalier.search;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Gives every kind of search its own copy of the searching classes.
 *
 * <p>Why: the just-in-time compiler inlines an interface call when one or two classes were seen at that call. A second
 * game, a third observer, and {@code position.play} inside the recursion becomes a real call that costs half the speed,
 * for every search in this JVM from then on. So the classes that contain the hot loops (everything below {@code espalier.engine})
 * are defined anew, from their own bytes, for each combination of position, evaluator, bounds, observer, algorithm and
 * memory; each copy sees one class per call, whatever else runs.
 *
 * <p>What follows for the code: those packages are reached only through interfaces such as {@link Search.Searching}; everything that crosses the
 * border is an interface or a record of the other packages; and nothing in them is static and mutable. Direct
 * calls use the original classes.
 *
 * <p>A copy also knows, as constants that the compiler folds, whether it serves observed searches and whether they
 * remember anything ({@link #observes}, {@link #remembers}): what is off costs nothing at all.
 *
 * <p>{@code -Despalier.specialise=false} makes every search use the ordinary classes. Tools that change the searching
 * classes after they were loaded (mutation testing, coverage, a debugger's hot swap) need that: a copy would be made
 * from the unchanged bytes.
 */
public final class Specialiser {
    /** Everything below this package is copied, and nothing else. */
    private static final String COPIED = "espalier.engine.";

    private static final boolean SPECIALISE = !"false".equals(System.getProperty("espalier.specialise"));

    /** What a copy serves: an engine for one class at each interface call. */
    private record Kind(
            String engine,
            Class<?> evaluator,
            Object helper,
            Class<?> observer,
            String algorithm,
            ProcedureKind procedure,
            MemoryKind.Type memory) {}

    /** Tied to the position's class, so that a game that is unloaded takes its copies along. */
    private static final ClassValue<Map<Object, Object>> ENGINES = new ClassValue<>() {
        @Override
        protected Map<Object, Object> computeValue(Class<?> position) {
            return new ConcurrentHashMap<>();
        }
    };

    private Specialiser() {}

    /**
     * The copy of an engine that serves this kind of search.
     *
     * @param <E> the shared interface
     * @param type the shared interface it is known by
     * @param engine the name of its class, in one of the copied packages, with a constructor without arguments
     * @param search the search to serve
     * @param helper the class of another object that the engine calls in its hot loops, or what else makes a difference
     * there
     * @param memory what it remembers
     * @param position the class of the positions it searches
     * @return the engine
     */
    public static <E> E engineFor(
            Class<E> type, String engine, Search<?> search, Object helper, MemoryKind.Type memory, Class<?> position) {
        Kind kind = new Kind(
                engine,
                search.evaluator().getClass(),
                helper,
                search.observer().getClass(),
                search.algorithm().label(),
                search.algorithm().procedure(),
                memory);
        return engine(type, engine, position, kind);
    }

    /**
     * The copy of a searching class for one kind of search, made when first asked for.
     *
     * @param <E> the shared interface
     * @param type the shared interface it is known by
     * @param name the class to copy, with all of the copied packages; it has a constructor without parameters
     * @param position the class of the positions it searches
     * @param kind whatever else makes a copy worth while; a record that is equal for equal kinds
     * @return the copy
     */
    public static <E> E engine(Class<E> type, String name, Class<?> position, Object kind) {
        return type.cast(ENGINES.get(position).computeIfAbsent(kind, k -> copy(type, name, k)));
    }

    /**
     * {@return whether an observer may receive events from this copy of a searching class; the original serves all}
     *
     * @param searching a class of the engine room
     */
    public static boolean observes(Class<?> searching) {
        return !(searching.getClassLoader() instanceof Copies copies)
                || !(copies.kind instanceof Kind kind)
                || seesAnything(kind.observer);
    }

    /** Whether an observer overrides at least one event. */
    private static boolean seesAnything(Class<?> observer) {
        return Arrays.stream(Observer.class.getMethods())
                .filter(method -> method.getReturnType() == void.class)
                .anyMatch(event -> overrides(observer, event));
    }

    private static boolean overrides(Class<?> observer, Method event) {
        try {
            return observer.getMethod(event.getName(), event.getParameterTypes())
                            .getDeclaringClass()
                    != Observer.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("an observer has all events", e);
        }
    }

    /**
     * {@return whether searches by this copy of a searching class may have a memory; the original serves all}
     *
     * @param searching a class of the engine room
     */
    public static boolean remembers(Class<?> searching) {
        return !(searching.getClassLoader() instanceof Copies copies)
                || !(copies.kind instanceof Kind kind)
                || kind.memory != MemoryKind.Type.NONE;
    }

    /** A copy; the ordinary class where classes cannot be copied (a native image, a security policy). */
    private static <E> E copy(Class<E> type, String name, Object kind) {
        ClassLoader own = Specialiser.class.getClassLoader();
        if (SPECIALISE) {
            try {
                return make(type, name, new Copies(own, kind));
            } catch (ReflectiveOperationException
                    | LinkageError
                    | SecurityException
                    | UnsupportedOperationException e) {
                System.getLogger(Specialiser.class.getName())
                        .log(System.Logger.Level.DEBUG, "searching classes are not copied here", e);
            }
        }
        try {
            return make(type, name, own);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no searching class " + name, e);
        }
    }

    private static <E> E make(Class<E> type, String name, ClassLoader loader) throws ReflectiveOperationException {
        return Class.forName(name, true, loader)
                .asSubclass(type)
                .getDeclaredConstructor()
                .newInstance();
    }

    /** Defines the copied packages itself and leaves the rest to its parent. */
    private static final class Copies extends ClassLoader {
        private final Object kind;

        Copies(ClassLoader parent, Object kind) {
            super(parent);
            this.kind = kind;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(COPIED)) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded != null ? loaded : define(name);
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (in == null) {
                    throw new ClassNotFoundException(name);
                }
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length, Specialiser.class.getProtectionDomain());
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
