// Runs before the first paint of the list of projects. If the URL has a search or filter, this
// script hides the static list until the results are shown, for four seconds at most, not counting
// the time for which the page is prerendered.
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
