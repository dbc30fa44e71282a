package espalier.jobs;

import java.io.IOException;
import java.nio.file.FileSystemException;

/** A run that cannot continue for a reason that the user can change; the message is one line. */
public final class JobFailure extends RuntimeException {
    public JobFailure(String message) {
        super(message);
    }

    public JobFailure(String message, Throwable cause) {
        super(message, cause);
    }

    /** Why a file cannot be read or written, in a few words. */
    public static String reason(IOException e) {
        String message = e instanceof FileSystemException ? e.getClass().getSimpleName() : e.getMessage();
        return switch (String.valueOf(message)) {
            case "AccessDeniedException" -> "permission denied";
            case "NoSuchFileException" -> "no such file or folder";
            case "FileAlreadyExistsException" -> "there is a file of that name";
            default ->
                e.getMessage() == null
                        ? e.getClass().getSimpleName()
                        : e.getMessage().replaceAll("\\s+", " ");
        };
    }
}
