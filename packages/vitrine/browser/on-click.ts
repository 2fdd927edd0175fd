/**
 * Calls back when a button is clicked, and immediately if the button was clicked before this script
 * ran: before-paint.js records such early clicks on buttons with the attribute `data-early`.
 */
export function onClick(button: HTMLElement, callback: () => void): void {
  const { early } = button.dataset;
  delete button.dataset.early;
  button.addEventListener('click', callback);
  if (early === 'clicked') callback();
}
