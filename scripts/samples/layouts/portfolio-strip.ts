import { type Layout, text } from '../site.ts';
import { each, head } from './parts.ts';

/** A gallery that is walked through sideways: pictures of one height and many widths. */
export const portfolioStrip: Layout = {
  name: 'portfolio-strip',
  kind: 'portfolio',
  draw(site) {
    const widths = [520, 320, 440, 300];
    return {
      css: `
.head{padding:36px 56px 0}
.intro{display:grid;grid-template-columns:740px 1fr;gap:52px;padding:30px 56px 0;align-items:end;min-height:222px}
h1{font-size:${site.size(84)};max-height:178px}
.strip{position:absolute;left:56px;top:316px;display:flex;gap:20px}
.strip .pic{height:400px;margin-bottom:14px}
.line{position:absolute;left:56px;right:56px;bottom:26px;height:3px;background:var(--rule)}
.line i{display:block;width:34%;height:7px;margin-top:-2px;background:var(--accent)}`,
      body: `${head(site)}<div class="intro"><h1 class="h" data-fit>${text(site.line)}</h1><p class="soft">${text(site.lead)}</p></div>
<section class="strip">${each(site, 4, (item, index) => {
        const wide = widths[index] ?? 320;
        return `<article style="width:${wide}px"><div class="pic">${site.itemPicture(item, wide, 400)}</div><p class="l row"><span>${text(item.name)}</span><span class="soft num">${text(item.note)}</span></p></article>`;
      })}</section><div class="line"><i></i></div>`,
    };
  },
};
