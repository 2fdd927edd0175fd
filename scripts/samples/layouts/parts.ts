import { type Item, type Site, text } from '../site.ts';

/** The links of the navigation. `last` is an extra word at the end, such as 'Basket (2)'. */
export function links(site: Site, last = ''): string {
  const words = last ? [...site.nav.slice(0, 3), last] : site.nav;
  return `<nav class="links l">${words.map((word) => `<span>${text(word)}</span>`).join('')}</nav>`;
}

/** The brand in the corner, in the heading face. */
export function brand(site: Site, pixels = 26): string {
  return `<div class="h brand" style="font-size:${site.size(pixels)};line-height:1.15;white-space:nowrap">${text(site.brand)}</div>`;
}

/** An ordinary page head: brand on the left, links on the right. */
export function head(site: Site, last = '', pixels = 26): string {
  return `<header class="row head">${brand(site, pixels)}${links(site, last)}</header>`;
}

/** How many things are in the basket, from the site's own chance. */
export function basket(site: Site): string {
  return `Basket (${site.random.whole(0, 3)})`;
}

/** The first items, `count` of them, each drawn by a function. */
export function each(
  site: Site,
  count: number,
  draw: (item: Item, index: number) => string,
  from = 0,
): string {
  return site.items
    .slice(from, from + count)
    .map(draw)
    .join('');
}

/** An item by its place; the list is gone through again when it is too short. */
export function itemAt(site: Site, index: number): Item {
  const item = site.items[index % site.items.length];
  if (!item) throw new Error(`Project ${site.id} has no items to show.`);
  return item;
}
