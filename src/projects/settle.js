// Runs before the first paint of the list: an address that asks for a search or filter hides the
// list of the static page until the right one is there, or for four seconds at most.
(() => {
  const root = document.documentElement;
  if (!/[?&](?:q|category|language|page|saved)(?:=|&|$)/.test(location.search)) return;
  root.dataset.finding = '';
  setTimeout(() => {
    delete root.dataset.finding;
  }, 4000);
})();
