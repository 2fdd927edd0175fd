/** Formats a number of minutes for a locale, such as `5 minutes`. */
export function writeMinutes(minutes: number, locale: string): string {
  const style = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, style).format(minutes);
}
