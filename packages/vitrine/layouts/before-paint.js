// Applies the visitor's theme and motion setting before the first paint, so that nothing flashes.
(() => {
  const { dataset } = document.documentElement;
  dataset.js = '';
  // Records a click on a button whose script has not run yet; `onClick` then handles that click.
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-early]');
    if (button) button.setAttribute('data-early', 'clicked');
  });
  // If a script fails to load, the page falls back to its form without JavaScript.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) delete dataset.js;
    },
    true,
  );
  // Checks the radio button of the theme in the first frame, which waits for the menu (Head.astro).
  requestAnimationFrame(() => {
    for (const radio of /** @type {NodeListOf<HTMLInputElement>} */ (
      document.querySelectorAll('.theme-switch input')
    ))
      radio.checked = radio.value === (dataset.theme ?? 'system');
  });
  // Between two pages there is no view transition if the visitor has stopped all motion on one of them.
  // The system setting `prefers-reduced-motion` is handled by motion.css.
  /** @param {PageSwapEvent | PageRevealEvent} event */
  const limitTransition = ({ viewTransition }) => {
    // Browsers skip a transition if the visitor leaves during it, and reject this promise, which is no error.
    viewTransition?.ready.catch(() => {});
    if (dataset.motion === 'still') viewTransition?.skipTransition();
  };
  addEventListener('pageswap', limitTransition);
  addEventListener('pagereveal', limitTransition);
  try {
    const theme = localStorage.getItem('vitrine:theme');
    // `system` has no styles of its own, but replaces the owner's theme, which is in the HTML.
    if (theme) dataset.theme = theme;
    if (localStorage.getItem('vitrine:motion') === 'still') dataset.motion = 'still';
  } catch {
    // Storage is blocked, so the owner's theme and the operating system's motion setting apply.
  }
})();
