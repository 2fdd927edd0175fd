import { isBefore, today } from '../../content/dates.ts';

/**
 * Removes parts of the page whose day or month is over: the page may have been built earlier. Their attribute
 * `data-until` is the last day (YYYY-MM-DD) or month (YYYY-MM) on which they are shown.
 */
export function removePastDates(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) {
    if (isBefore(part.dataset.until ?? '', today())) part.remove();
  }
}
