/**
 * When a part of a page that is seen at once comes alive: as soon as the browser is idle, and at
 * the latest after so many milliseconds, since a busy page may never be idle.
 */
export const whenIdle = { timeout: 1000 };
