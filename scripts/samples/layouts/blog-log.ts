import { type Layout, text } from '../site.ts';
import { each, head, itemAt } from './parts.ts';

/** A log: the newest entry as one big word on a band of colour, older ones in a table. */
export const blogLog: Layout = {
  name: 'blog-log',
  kind: 'blog',
  draw(site) {
    const lead = itemAt(site, 0);
    return {
      css: `
.band{background:var(--panel);color:var(--on-panel);height:452px;position:relative}
.head{padding:34px 56px 0}
.band .pic{position:absolute;right:0;bottom:0;top:96px;width:430px}
.band h1{position:absolute;left:56px;bottom:34px;width:760px;font-size:${site.size(112)};max-height:244px}
.band .now{position:absolute;left:56px;top:122px}
table{position:absolute;left:56px;right:56px;top:472px;width:1168px;border-collapse:collapse}
td{padding:11px 20px 11px 0;border-bottom:1.5px solid var(--rule);vertical-align:baseline}
td:first-child{width:170px;color:var(--accent);font-size:20px}
td b{font-size:${site.size(30)}}
td:last-child{font-size:19px;text-align:right;padding-right:0}`,
      body: `<div class="band">${head(site, '', 28)}<div class="pic">${site.picture({ motifs: site.hero.slice(0, 1), w: 430, h: 356, ground: site.palette.panel, backdrop: 'flat', scale: 1 })}</div><p class="now l"><span>${text(lead.day)}: ${text(lead.note)}</span></p><h1 class="h" data-fit>${text(lead.name)}</h1></div>
<table>${each(site, 5, (item) => `<tr><td class="num">${text(item.day)}</td><td><b class="h">${text(item.name)}</b></td><td class="soft">${text(item.note)}</td></tr>`, 1)}</table>`,
    };
  },
};
