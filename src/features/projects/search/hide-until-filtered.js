// Runs before the first paint of the list: an address that asks for a search or filter hides the
// list of the static page until the right one is there, or for four seconds at most. While the page
// is rendered ahead of a click, nobody waits.
(() => {
  const root = document.documentElement;
  if (!/[?&](?:q|category|language|page|saved)(?:=|&|$)/.test(location.search)) return;
  root.dataset.query = '';
  const wait = () => setTimeout(look, 4000);
  const look = () => {
    if (document.hidden) wait();
    else delete root.dataset.query;
  };
  wait();
})();
