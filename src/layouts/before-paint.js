// Runs before the first paint, so that nothing flashes: the visitor's choices of theme and motion.
(() => {
  const { dataset } = document.documentElement;
  dataset.js = '';
  // A click before the script of its button runs is noted: `onClick` repeats it.
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-early]');
    if (button) button.setAttribute('data-early', 'clicked');
  });
  // Where a script cannot be loaded, the page is as it is without JavaScript.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) delete dataset.js;
    },
    true,
  );
  try {
    const theme = localStorage.getItem('vitrine:theme');
    if (theme === 'day' || theme === 'night') dataset.theme = theme;
    if (localStorage.getItem('vitrine:motion') === 'still') dataset.motion = 'still';
    if (!sessionStorage.getItem('vitrine:visited')) {
      sessionStorage.setItem('vitrine:visited', 'yes');
      dataset.firstVisit = '';
    }
  } catch {
    // Storage is blocked: the system's choices apply.
  }
})();
