/**
 * The origin of the editor whose preview this process serves, which the editor sets; undefined for every
 * other process.
 */
export function editorOrigin(): string | undefined {
  const { EDITOR_ORIGIN: origin } = process.env;
  return origin && /^http:\/\/(?:127\.0\.0\.1|localhost):\d+$/.test(origin) ? origin : undefined;
}
