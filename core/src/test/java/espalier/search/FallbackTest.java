package espalier.search;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.driver.Mtd;
import espalier.tree.UniformTree;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Where the searching classes cannot be copied, as in a native image, the ordinary ones search. */
class FallbackTest {
    /** Loads the project's classes anew, and hides their bytes from those who want to copy them. */
    private static final class WithoutBytes extends ClassLoader {
        private final AtomicInteger asked = new AtomicInteger();

        WithoutBytes() {
            super(FallbackTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("espalier.")) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded != null ? loaded : define(name);
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = in == null ? new byte[0] : in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }

        @Override
        public InputStream getResourceAsStream(String name) {
            asked.incrementAndGet();
            return InputStream.nullInputStream();
        }
    }

    /** Called in both worlds. */
    static String answer() {
        Result result = Search.<UniformTree>with(Algorithm.by(Mtd.from(500))).run(new UniformTree(4, 6, 0, 999, 1));
        return result.value() + " " + result.index() + " " + result.passes();
    }

    @Test
    void theOrdinaryClassesSearch() throws ReflectiveOperationException {
        WithoutBytes loader = new WithoutBytes();
        Method there = loader.loadClass(FallbackTest.class.getName()).getDeclaredMethod("answer");
        there.setAccessible(true);
        assertThat(there.invoke(null)).isEqualTo(answer());
        assertThat(loader.asked.get()).as("attempts to copy").isPositive();
    }
}
