import { fetchList, fetchSearch } from './library.ts';

/** Fetches what a visitor is about to need: for keywords (`q`) the whole index, else the list. */
export function prefetch(what: 'q' | 'filter'): void {
  if (what === 'q') fetchSearch();
  else fetchList();
}
