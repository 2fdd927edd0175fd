// Runs before the first paint, so that nothing flashes: the visitor's choices of light and motion.
(() => {
  const { dataset } = document.documentElement;
  dataset.js = '';
  try {
    const theme = localStorage.getItem('vitrine:theme');
    if (theme === 'day' || theme === 'night') dataset.theme = theme;
    if (localStorage.getItem('vitrine:motion') === 'still') dataset.motion = 'still';
    if (!sessionStorage.getItem('vitrine:visited')) {
      sessionStorage.setItem('vitrine:visited', 'yes');
      dataset.firstVisit = '';
    }
  } catch {
    // Blocked storage: the system's choices hold.
  }
})();
