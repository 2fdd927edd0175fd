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
  // No view transition between two pages if motion is stopped on one; motion.css handles the system's setting.
  for (const change of /** @type {const} */ (['pageswap', 'pagereveal']))
    addEventListener(change, ({ viewTransition }) => {
      // Browsers skip a transition if the visitor leaves during it, and reject this promise, which is no error.
      viewTransition?.ready.catch(() => {});
      if (dataset.motion === 'still') viewTransition?.skipTransition();
    });
  try {
    const theme = localStorage.getItem('vitrine:theme');
    // `system` has no styles of its own, but replaces the owner's theme, which is in the HTML.
    if (theme) dataset.theme = theme;
    if (localStorage.getItem('vitrine:motion') === 'still') dataset.motion = 'still';
  } catch {
    // Storage is blocked, so the owner's theme and the operating system's motion setting apply.
  }
})();
