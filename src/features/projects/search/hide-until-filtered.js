// Runs before the first paint of the list: at an address with a search or filter, it hides the list of
// the static page until the results are shown, for four seconds at most. The time does not run while
// the page is prerendered.
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
