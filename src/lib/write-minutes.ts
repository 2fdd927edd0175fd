/** A number of minutes in the words of a language. */
export function writeMinutes(minutes: number, locale: string): string {
  const style = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, style).format(minutes);
}
