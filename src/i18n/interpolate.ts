/**
 * Replaces placeholders such as `{name}` in a label by their values.
 *
 * @throws Error if a placeholder of the label has no value.
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
