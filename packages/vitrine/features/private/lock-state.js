// Before the first paint of a private page: whether it can be opened here, and whether its key is at hand.
(() => {
  const root = document.documentElement;
  const [address = ''] = /[\w-]{22}(?=\/?(?:index\.html)?$)/.exec(location.pathname) ?? [];
  // Where the tab keeps keys, also for open-page.ts.
  root.dataset.kept = 'vitrine:open:';
  let key = /^#[\w-]{22}(?![\w-])/.test(location.hash);
  try {
    key ||= sessionStorage.getItem(root.dataset.kept + address) !== null;
  } catch {
    // Storage is blocked, so no key is kept.
  }
  if (location.protocol === 'file:') root.dataset.lock = 'saved';
  else if (!isSecureContext) root.dataset.lock = 'insecure';
  else root.dataset.lock = key ? 'opening' : 'closed';
})();
