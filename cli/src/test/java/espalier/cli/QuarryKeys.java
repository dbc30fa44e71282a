package espalier.cli;

import java.awt.AWTError;
import java.awt.AWTException;
import java.awt.Color;
import java.awt.HeadlessException;
import java.awt.Robot;
import java.awt.event.KeyEvent;
import java.io.File;

/**
 * Starts a game in Quarry by its keyboard, in a JVM of its own that has a display. Without a window manager the window below
 * the pointer hears.
 */
final class QuarryKeys {
    /** What a Java says that can show none: Debian's headless package. */
    static final String NO_WINDOWS = "this Java has NO WINDOWS: Quarry's keys are not pressed";

    private static final int WAIT = 3000;

    private QuarryKeys() {}

    /** The argument is the folder in which the engines write what they hear. */
    public static void main(String[] args) throws AWTException {
        Robot robot;
        try {
            robot = new Robot();
        } catch (HeadlessException | AWTError | LinkageError e) {
            System.out.println(NO_WINDOWS);
            return;
        }
        robot.mouseMove(90, 100);
        while (!isPlaying(new File(args[0]))) {
            if (isMenu(robot)) {
                press(robot, KeyEvent.VK_N); // new game
            } else {
                press(robot, KeyEvent.VK_F); // forward
                press(robot, KeyEvent.VK_P); // play
            }
        }
    }

    private static boolean isPlaying(File folder) {
        String[] heard = folder.list((in, name) -> name.endsWith(".heard"));
        return heard != null && heard.length > 0;
    }

    /** The menu is small: the rest of the screen is black. */
    private static boolean isMenu(Robot robot) {
        return robot.getPixelColor(400, 200).equals(Color.BLACK);
    }

    private static void press(Robot robot, int key) {
        robot.keyPress(KeyEvent.VK_ALT);
        robot.keyPress(key);
        robot.keyRelease(key);
        robot.keyRelease(KeyEvent.VK_ALT);
        robot.delay(WAIT);
    }
}
