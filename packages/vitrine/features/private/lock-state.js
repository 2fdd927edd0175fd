// Before the first paint of a private page: whether it can be opened here, and whether its key is at hand.
(() => {
  const root = document.documentElement;
  const [address = ''] = /[\w-]{22}(?=\/?(?:index\.html)?$)/.exec(location.pathname) ?? [];
  let key = /^#[\w-]{22}$/.test(location.hash);
  try {
    key ||= sessionStorage.getItem(`vitrine:open:${address}`) !== null;
  } catch {
    // Storage is blocked, so no key is kept.
  }
  if (location.protocol === 'file:') root.dataset.lock = 'saved';
  else if (!isSecureContext) root.dataset.lock = 'insecure';
  else root.dataset.lock = key ? 'opening' : 'closed';
})();
