/**
 * The origin of the editor whose preview this process serves, which the editor sets.
 *
 * @throws Error if it is not on this machine
 */
export function editorOrigin(): string {
  const { EDITOR_ORIGIN: origin = '' } = process.env;
  if (/^http:\/\/(?:127\.0\.0\.1|localhost):\d+$/.test(origin)) return origin;
  throw new Error(`EDITOR_ORIGIN is '${origin}', which is not the origin of an editor.`);
}
