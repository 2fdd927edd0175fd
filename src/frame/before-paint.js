// Runs before the first paint, so that nothing flashes: the visitor's choices of light and motion.
(() => {
  const root = document.documentElement;
  root.dataset.js = '';
  try {
    const theme = localStorage.getItem('vitrine:theme');
    if (theme === 'day' || theme === 'night') root.dataset.theme = theme;
    if (localStorage.getItem('vitrine:motion') === 'still') root.dataset.motion = 'still';
    if (!sessionStorage.getItem('vitrine:visited')) {
      sessionStorage.setItem('vitrine:visited', 'yes');
      root.dataset.firstVisit = '';
    }
  } catch {
    // Blocked storage: the system's choices hold.
  }
})();
