// Runs behind the list of projects: keeps whether a visitor wants pictures or texts, also for the next page.
(() => {
  const key = 'vitrine:view';
  try {
    const kept = localStorage.getItem(key);
    /** @type {NodeListOf<HTMLInputElement>} */
    const radios = document.querySelectorAll('[name="view"]');
    for (const radio of radios) {
      if (radio.value === kept) radio.checked = true;
      radio.addEventListener('change', () => localStorage.setItem(key, radio.value));
    }
  } catch {
    // Storage is blocked, so the choice is valid for this page.
  }
})();
