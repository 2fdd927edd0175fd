import { type Layout, text } from '../site.ts';
import { each } from './parts.ts';

/** Nothing but titles: the entries run on as one paragraph in large type on a field of colour. */
export const blogTitles: Layout = {
  name: 'blog-titles',
  kind: 'blog',
  draw(site) {
    return {
      css: `
body{background:var(--accent);color:var(--on-accent);padding:36px 52px}
.top{padding-bottom:24px;border-bottom:3px solid currentColor}
.top .h{font-size:${site.size(34)};white-space:nowrap}
.run{font-size:${site.size(170)};max-height:520px;margin-top:30px;line-height:1.1!important}
.run sup{font-size:17px;letter-spacing:0;vertical-align:super;line-height:0;font-family:inherit;margin-left:6px;text-transform:none;font-weight:500;white-space:nowrap}
.run i{font-style:inherit;opacity:.55;padding:0 .06em}
.foot{position:absolute;left:52px;right:52px;bottom:34px;display:flex;justify-content:space-between;gap:60px;align-items:flex-end}
.foot p{max-width:34em}`,
      body: `<header class="row top"><p class="h">${text(site.title)}</p><nav class="links l">${site.nav.map((word) => `<span>${text(word)}</span>`).join('')}</nav></header>
<p class="h run" data-fit>${each(site, 6, (item, index) => `${index ? '<i> / </i>' : ''}${text(item.name)}\u2060<sup>${text(item.day)}</sup>`)}</p>
<div class="foot"><p>${text(site.lead)}</p><p class="l"><span>${text(site.brand)}</span></p></div>`,
    };
  },
};
