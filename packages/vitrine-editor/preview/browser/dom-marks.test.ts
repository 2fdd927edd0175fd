// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { hasMarks, markOf } from '../marks/mark.ts';
import { DomMarks } from './dom-marks.ts';

const marked = (text: string, field: number) => text + markOf(field);

let marks: DomMarks;
beforeEach(() => {
  document.body.innerHTML = '';
  marks = new DomMarks();
});

/** The first text of an element. */
function textOf(selector: string): Text {
  const text = document.querySelector(selector)?.firstChild;
  if (!(text instanceof Text)) throw new Error(`${selector} has no text.`);
  return text;
}

test('nothing of a mark is left in texts, attributes, templates and properties of islands', () => {
  document.body.innerHTML = `
    <h1 id="${marked('bread', 1)}">${marked('Bread', 1)}</h1>
    <img alt="${marked('A loaf', 2)}" src="/loaf.png">
    <a href="/contact?about=${encodeURIComponent(marked('Bread', 1))}">Ask</a>
    <astro-island props='{"title":[0,"${marked('Bread', 1)}"]}'>
      <template data-astro-template><p>${marked('Within', 3)}</p></template>
    </astro-island>`;
  marks.take(document.body);
  expect(hasMarks(document.body.innerHTML)).toBe(false);
  expect(marks.of(textOf('h1'))?.parts).toEqual([{ field: 1, start: 0, end: 5 }]);
  const [image, heading] = [document.querySelector('img'), document.querySelector('h1')];
  expect(image && marks.attributesOf(image).get('alt')?.parts[0]?.field).toBe(2);
  expect(heading && [...marks.attributesOf(heading).keys()]).toEqual([]);
});

test('marks of later texts are taken out too, and a text without a mark has no field any more', async () => {
  document.body.innerHTML = `<p>${marked('Bread', 1)}</p>`;
  marks.watch(document.body);
  const text = textOf('p');
  document.body.insertAdjacentHTML(
    'beforeend',
    `<h2 title="${marked('C', 4)}">${marked('Cake', 4)}</h2>`,
  );
  text.data = marked('Rolls', 5);
  await new Promise((resolve) => setTimeout(resolve));
  expect(hasMarks(document.body.innerHTML)).toBe(false);
  expect(marks.of(textOf('h2'))?.parts[0]?.field).toBe(4);
  expect(marks.of(text)?.parts[0]?.field).toBe(5);
  text.data = 'Nothing';
  expect(marks.of(text)).toBeUndefined();
});
