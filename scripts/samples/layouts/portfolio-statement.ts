import { type Layout, text } from '../site.ts';
import { each, head, itemAt } from './parts.ts';

/** One sentence in very large type on a field of colour, with small pictures set among the words. */
export const portfolioStatement: Layout = {
  name: 'portfolio-statement',
  kind: 'portfolio',
  draw(site) {
    const words = site.line.split(' ');
    const at = Math.ceil(words.length * 0.34);
    const then = Math.ceil(words.length * 0.72);
    const pill = (index: number, round: string): string =>
      `<i class="pill" style="border-radius:${round}">${site.itemPicture(itemAt(site, index), 200, 108, { backdrop: 'flat', scale: 1.3 })}</i>`;
    const set = words
      .map((word, index) => {
        const inline =
          index === at ? `${pill(0, '9em')} ` : index === then ? `${pill(1, '.2em')} ` : '';
        return `${inline}${text(word)}`;
      })
      .join(' ');
    return {
      css: `
body{background:var(--panel);color:var(--on-panel)}
.head{padding:36px 56px}
h1{margin:34px 56px 0;font-size:${site.size(118)};max-height:440px;line-height:1.12!important;text-wrap:wrap!important}
.pill{display:inline-block;width:1.7em;height:.8em;overflow:hidden;vertical-align:-.08em}
.pill svg{width:100%;height:100%;display:block}
.bottom{position:absolute;left:56px;right:56px;bottom:40px;display:grid;grid-template-columns:1.1fr 1fr;gap:72px;align-items:end;border-top:2px solid currentColor;padding-top:22px}
.bottom li{font-size:20px;display:flex;justify-content:space-between;gap:20px;padding:5px 0}`,
      body: `${head(site)}<h1 class="h" data-fit>${set}</h1>
<div class="bottom"><p style="font-size:24px;line-height:1.35">${text(site.lead)}</p><ul class="l">${each(site, 4, (item) => `<li><span>${text(item.name)}</span><span class="num">${text(item.note)}</span></li>`)}</ul></div>`,
    };
  },
};
