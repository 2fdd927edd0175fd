/**
 * Calls back when a button is clicked; at once where it was clicked before its script ran, which
 * `before-paint.js` has noted if the button has the attribute `data-early`.
 */
export function onClick(button: HTMLElement, callback: () => void): void {
  const { early } = button.dataset;
  delete button.dataset.early;
  button.addEventListener('click', callback);
  if (early === 'clicked') callback();
}
