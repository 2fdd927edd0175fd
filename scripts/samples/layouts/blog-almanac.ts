import { type Layout, text } from '../site.ts';
import { each, itemAt } from './parts.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A month as a calendar: entries and pictures stand on their days. */
export const blogAlmanac: Layout = {
  name: 'blog-almanac',
  kind: 'blog',
  draw(site) {
    const [, month = ''] = itemAt(site, 0).day.split(' ');
    const offset = site.random.whole(0, 4);
    const marked = new Map(
      [2, 6, 9, 13, 17, 21].map((day, index) => [day + site.random.whole(0, 2), index]),
    );
    const cells = Array.from({ length: 28 }, (_, index) => {
      const day = index - offset + 1;
      const entry = marked.get(day);
      const item = entry === undefined ? undefined : itemAt(site, entry);
      const filled = entry !== undefined && entry % 2 === 0;
      const words = item ? `<span class="e">${text(item.name)}</span>` : '';
      const art =
        item && filled ? site.itemPicture(item, 112, 122, { backdrop: 'flat', scale: 0.86 }) : '';
      return `<div class="d ${filled ? 'pic' : item ? 'on' : ''}">${art}<b class="h num">${day > 0 ? day : ''}</b>${filled ? '' : words}</div>`;
    }).join('');
    return {
      css: `
.left{position:absolute;left:48px;top:40px;bottom:40px;width:340px;display:flex;flex-direction:column}
.left h1{font-size:${site.size(82)};max-height:270px;margin:0 0 20px}
.left ul{margin-top:auto}
.left li{padding:11px 0;border-top:1.5px solid var(--rule)}
.left li b{font-size:${site.size(25)};display:block}
.month{position:absolute;left:436px;right:48px;top:34px;font-size:${site.size(58)};color:var(--accent)}
.cal{position:absolute;left:436px;right:48px;top:126px;bottom:40px;display:grid;grid-template-columns:repeat(7,1fr);grid-template-rows:30px repeat(4,1fr);border-left:1.5px solid var(--rule)}
.d{border-right:1.5px solid var(--rule);border-bottom:1.5px solid var(--rule);padding:8px 9px;position:relative;overflow:hidden}
.d b{font-size:26px;position:relative;display:block;margin-bottom:5px}
.d.pic svg{position:absolute;inset:0;width:100%;height:100%}
.d.pic b{background:var(--paper);width:38px;height:38px;line-height:38px;text-align:center;margin:-8px -9px;font-size:22px}
.d.on{background:var(--accent);color:var(--on-accent)}
.e{font-size:16px;line-height:1.14;display:block;font-weight:560}
.w{color:var(--soft);border-bottom:1.5px solid var(--rule)}`,
      body: `<section class="left"><h1 class="h" data-fit>${text(site.title)}</h1><p class="soft">${text(site.lead)}</p><ul>${each(site, 3, (item) => `<li><b class="h">${text(item.name)}</b><span class="l soft"><span>${text(item.day)}, ${text(item.note)}</span></span></li>`)}</ul></section>
<p class="h month">${text(month)} ${site.year}</p><div class="cal">${days.map((day) => `<div class="l w"><span>${day}</span></div>`).join('')}${cells}</div>`,
    };
  },
};
