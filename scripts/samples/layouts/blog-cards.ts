import { readableOn } from '../colour.ts';
import { type Layout, text } from '../site.ts';
import { each } from './parts.ts';

/** Index cards in three columns that begin at different heights, each in a colour of its own. */
export const blogCards: Layout = {
  name: 'blog-cards',
  kind: 'blog',
  draw(site) {
    const { palette } = site;
    const grounds = site.random.shuffle([...palette.art].slice(0, 5));
    const card = (from: number): string =>
      each(
        site,
        2,
        (item, index) => {
          const ground = grounds[(from + index) % grounds.length] ?? palette.panel;
          const ink = readableOn(ground, [palette.ink, palette.paper, '#ffffff', '#14110f']);
          return `<article style="background:${ground};color:${ink}"><p class="l row"><span>${text(item.note)}</span><span class="num">${text(item.day)}</span></p><b class="h" data-fit>${text(item.name)}</b><div class="pic">${site.itemPicture(item, 330, 190, { backdrop: 'none', ground, scale: 1.02 })}</div></article>`;
        },
        from,
      );
    return {
      css: `
.col{position:absolute;width:372px;display:grid;gap:22px}
article{padding:20px 22px 0;height:400px;display:flex;flex-direction:column;border-radius:6px}
article b{font-size:${site.size(44)};max-height:140px;margin:14px 0 8px}
article .pic{margin-top:auto;height:196px}
.a{left:48px;top:352px}.b{left:454px;top:196px}.c{left:860px;top:40px}
h1{position:absolute;left:48px;top:30px;width:760px;font-size:${site.size(88)};max-height:150px}
.say{position:absolute;left:48px;top:202px;width:366px}
nav{position:absolute;left:454px;top:800px}`,
      body: `<h1 class="h" data-fit>${text(site.title)}</h1><p class="say soft">${text(site.lead)}</p><div class="col a">${card(0)}</div><div class="col b">${card(2)}</div><div class="col c">${card(4)}</div>`,
    };
  },
};
