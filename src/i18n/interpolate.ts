/**
 * Replaces `{name}` in a label by values.
 *
 * @throws Error where the label names a value that is not given.
 */
export function interpolate(
  label: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return label.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The label '${label}' needs a value for {${name}}.`);
    return String(value);
  });
}
