/** The widths of encrypted pictures in pixels; no picture is wider than its original. */
export const WIDTHS = [640, 1280, 1920];
