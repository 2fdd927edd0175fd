/**
 * Calls back when a button is clicked, and at once where it was clicked before its script ran:
 * `before-paint.js` records such a click on a button with the attribute `data-early`.
 */
export function onClick(button: HTMLElement, callback: () => void): void {
  const { early } = button.dataset;
  delete button.dataset.early;
  button.addEventListener('click', callback);
  if (early === 'clicked') callback();
}
