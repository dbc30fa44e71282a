package espalier.studio;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Events about something that does not report itself, a folder for instance: it is looked at twice a second. */
final class Poll {
    private static final long INTERVAL_MS = 500;

    private static final ScheduledExecutorService THREAD = Executors.newScheduledThreadPool(2, task -> {
        Thread thread = new Thread(task, "poll");
        thread.setDaemon(true);
        return thread;
    });

    private Poll() {}

    /** Answers with events until the page goes away. What was sent before is not sent again. */
    static void events(Call call, Consumer<BiConsumer<String, String>> look) throws IOException {
        EventStream stream = new EventStream();
        Map<String, String> last = new HashMap<>();
        Future<?> task = THREAD.scheduleWithFixedDelay(
                () -> {
                    try {
                        look.accept((event, json) -> {
                            if (!json.equals(last.put(event, json))) {
                                stream.send(event, json);
                            }
                        });
                    } catch (RuntimeException e) {
                        stream.send("error", Answers.error(Answers.refused(e)));
                        stream.end();
                    }
                },
                0,
                INTERVAL_MS,
                TimeUnit.MILLISECONDS);
        stream.whenClosed(() -> task.cancel(false));
        call.events(stream);
    }
}
