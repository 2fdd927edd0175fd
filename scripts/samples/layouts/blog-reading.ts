import { type Layout, text } from '../site.ts';
import { each, itemAt } from './parts.ts';

/** One article to be read: contents on the left, a wide opening with a large first letter. */
export const blogReading: Layout = {
  name: 'blog-reading',
  kind: 'blog',
  draw(site) {
    const lead = itemAt(site, 0);
    return {
      css: `
aside{position:absolute;left:48px;top:40px;bottom:40px;width:250px;display:flex;flex-direction:column}
aside h2{font-size:${site.size(36)};max-height:130px}
aside ul{margin-top:auto}
aside li{padding:11px 0;border-top:1.5px solid var(--rule);line-height:1.3;font-size:19px}
aside li:first-child{color:var(--accent);border-color:var(--accent)}
main{position:absolute;left:352px;right:0;top:0;bottom:0;background:var(--panel);color:var(--on-panel);padding:44px 64px 0 60px}
main h1{font-size:${site.size(96)};max-height:220px;margin:12px 0 24px}
.cols{columns:2;column-gap:40px;font-size:23px;line-height:1.44}
.cols p::first-letter{${site.type.heading};font-size:112px;line-height:.78;float:left;padding:1px 12px 0 0;color:inherit}
main .pic{position:absolute;left:0;right:0;bottom:0;height:286px}`,
      body: `<aside><h2 class="h" data-fit>${text(site.title)}</h2><ul>${each(site, 6, (item) => `<li>${text(item.name)}</li>`)}</ul></aside>
<main><p class="l"><span>${text(lead.note)}, ${text(lead.day)} ${site.year}</span></p><h1 class="h" data-fit>${text(lead.name)}</h1><div class="cols"><p>${text(site.lead)} ${text(site.line)}</p></div>
<div class="pic">${site.picture({ motifs: site.hero, w: 928, h: 286, backdrop: 'flat' })}</div></main>`,
    };
  },
};
