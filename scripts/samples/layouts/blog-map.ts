import { curve } from '../motifs/curves.ts';
import { type Layout, text } from '../site.ts';
import { each } from './parts.ts';

const places = [
  [120, 640],
  [250, 330],
  [430, 470],
  [560, 190],
  [680, 330],
] as const;

/** A map that fills the page, entries as numbered places on it and a panel that lists them. */
export const blogMap: Layout = {
  name: 'blog-map',
  kind: 'blog',
  draw(site) {
    const light = site.palette.panel;
    return {
      css: `
.map{position:absolute;left:520px;top:0;width:760px;height:800px}
.route{position:absolute;inset:0}
.route path{fill:none;stroke:var(--accent);stroke-width:6;stroke-linecap:round;stroke-dasharray:1 15}
.pin{position:absolute;width:58px;height:58px;margin:-29px;border-radius:50%;background:var(--accent);color:var(--on-accent);display:grid;place-items:center;font-size:27px;box-shadow:0 0 0 5px var(--paper)}
aside{position:absolute;left:0;top:0;bottom:0;width:520px;padding:38px 40px 0 48px}
h1{font-size:${site.size(76)};max-height:236px;margin:22px 0 16px}
ol{margin-top:24px}
li{display:grid;grid-template-columns:44px 1fr;align-items:baseline;padding:12px 0;border-top:1.5px solid var(--rule)}
li i{font-style:normal;color:var(--accent);font-size:${site.size(27)}}
li b{font-size:${site.size(27)}}
li .l{grid-column:2}`,
      body: `<div class="map fill">${site.picture({ motifs: ['terrain'], w: 760, h: 800, ground: light })}<svg class="route" viewBox="0 0 760 800"><path d="${curve(places)}"/></svg>${places.map(([x, y], index) => `<b class="pin h" style="left:${x}px;top:${y}px">${index + 1}</b>`).join('')}</div>
<aside><nav class="links l">${site.nav
        .slice(0, 3)
        .map((word) => `<span>${text(word)}</span>`)
        .join(
          '',
        )}</nav><h1 class="h" data-fit>${text(site.title)}</h1><p class="soft">${text(site.lead)}</p>
<ol>${each(site, 5, (item, index) => `<li><i class="h">${index + 1}</i><b class="h">${text(item.name)}</b><span class="l soft"><span>${text(item.note)}, ${text(item.day)}</span></span></li>`)}</ol></aside>`,
    };
  },
};
