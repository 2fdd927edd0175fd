import { type Layout, text } from '../site.ts';
import { each, itemAt, links } from './parts.ts';

/** The front of a magazine: a masthead, one large picture and the lines of the issue beside it. */
export const blogCover: Layout = {
  name: 'blog-cover',
  kind: 'blog',
  draw(site) {
    const lead = itemAt(site, 0);
    return {
      css: `
body{display:flex;flex-direction:column}
h1{margin:12px 40px 0;width:1200px;font-size:${site.size(170)};white-space:nowrap;max-height:196px;line-height:1.08!important}
.bar{margin:2px 40px 0;padding:11px 0;border-top:4px solid var(--ink);border-bottom:1.5px solid var(--ink)}
.main{flex:1;min-height:0;margin:22px 40px 0;display:grid;grid-template-columns:760px 1fr;grid-template-rows:100%;gap:36px}
.main .pic{height:100%}
.lines h2{font-size:${site.size(56)};max-height:176px;margin:8px 0 12px}
.lines li{border-top:1.5px solid var(--rule);padding:13px 0}
.lines li b{font-size:${site.size(26)}}
.lines ul{margin-top:20px}
.tag{color:var(--accent)}`,
      body: `<h1 class="h" data-fit>${text(site.title)}</h1><div class="row bar">${links(site)}<p class="l"><span>No. ${site.random.whole(14, 96)}, ${text(lead.day)} ${site.year}</span></p></div>
<div class="main"><div class="pic">${site.picture({ motifs: site.hero, w: 760, h: 560 })}</div>
<div class="lines"><p class="l tag"><span>${text(lead.note)}</span></p><h2 class="h" data-fit>${text(lead.name)}</h2><p class="soft">${text(site.lead)}</p><ul>${each(site, 4, (item) => `<li><b class="h">${text(item.name)}</b></li>`, 1)}</ul></div></div>`,
    };
  },
};
