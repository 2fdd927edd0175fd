// Keeps the pages in the frame of the editor still, and in the theme of the frame, from the first paint on.
(() => {
  if (parent === window) return;
  const { dataset } = document.documentElement;
  dataset.motion = 'still';
  try {
    const theme = sessionStorage.getItem('vitrine:frame-theme');
    if (theme) dataset.theme = theme;
  } catch {
    // Storage is blocked, so the theme of visitors applies.
  }
})();
