import { type Layout, text } from '../site.ts';
import { each, head } from './parts.ts';

/** A diary: the day of each entry as a large figure, entries ruled, a narrow picture at the edge. */
export const blogDiary: Layout = {
  name: 'blog-diary',
  kind: 'blog',
  draw(site) {
    return {
      css: `
main{display:flex;flex-direction:column;height:800px;width:900px;padding:34px 40px 0 56px}
.head{padding-bottom:26px}
h1{font-size:${site.size(74)};max-height:156px;padding-bottom:6px;margin-bottom:22px}
ul{flex:1;display:grid;grid-template-rows:repeat(4,1fr)}
li{display:grid;grid-template-columns:150px 1fr;gap:24px;border-top:2px solid var(--ink);padding:14px 0 0;align-items:start}
.day{font-size:${site.size(80)};line-height:.9!important;color:var(--accent)}
li small{font-size:19px;display:block;margin-top:2px}
li b{font-size:${site.size(36)};display:block;margin:2px 0 8px}
.pic{position:absolute;right:0;top:0;width:340px;height:800px}`,
      body: `<main>${head(site)}<h1 class="h" data-fit>${text(site.title)}</h1><ul>${each(
        site,
        4,
        (item, index) => {
          const [day = '', month = ''] = item.day.split(' ');
          return `<li><div><p class="h day">${text(day)}</p><small class="soft">${text(month)}</small></div><div><b class="h">${text(item.name)}</b><p class="soft">${index === 0 ? text(site.lead) : text(item.note)}</p></div></li>`;
        },
      )}</ul></main><div class="pic">${site.picture({ motifs: site.hero.slice(0, 1), w: 340, h: 800 })}</div>`,
    };
  },
};
