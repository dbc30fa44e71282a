/**
 * Drivers: which windows are searched at the root. A driver is a few lines over {@link espalier.driver.Root}; write your own
 * here or outside the project. Nothing here is copied by the specialiser: a driver's loop turns once a pass.
 */
@org.jspecify.annotations.NullMarked
package espalier.driver;
