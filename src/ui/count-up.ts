/**
 * A number as the locale writes it.
 *
 * @param decimals Digits after the decimal mark, always that many.
 * @param locale BCP 47 tag.
 */
export function formatCount(value: number, decimals: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}
