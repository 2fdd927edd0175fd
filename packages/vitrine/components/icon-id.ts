/** The id of an icon in an SVG sprite file. @param name The Iconify name, such as `logos:react`. */
export function iconId(name: string): string {
  return name.replace(':', '-');
}
