import { decoded, iconId, isRecord, shortAddress } from 'vitrine/browser';
import type { MarkedField } from '../marks/field-table.ts';
import { PICTURE } from './page-texts.ts';

/**
 * Makes a test whether a text or picture without a mark shows the value of a field. Values are compared as the
 * content has them: the element around a date or a counter has its value beside the text for people.
 */
export function valueTest(shown: Text | Element): (field: MarkedField) => boolean {
  if (shown instanceof Element) {
    const address = shown.matches(PICTURE) ? pictureUrl(shown) : '';
    return (field) => address !== '' && isPictureOf(field, address);
  }
  const text = shown.data.trim();
  // A page may show only the first sentence of a text, without the mark at its end.
  const isSentence = /[.!?…。！？]$/.test(text);
  const date = shown.parentElement?.closest('time')?.getAttribute('datetime');
  const end = counterEnd(shown);
  return ({ kind, value }) => {
    if (kind === 'number') return value === end;
    if (kind === 'text') return value === text || (isSentence && value.startsWith(text));
    return (
      kind === 'value' && [text, date].some((one) => one === value || one === shortAddress(value))
    );
  };
}

/** The number at which a counter ends, as a text. */
function counterEnd(text: Text): string | undefined {
  const written = text.parentElement?.closest<HTMLElement>('[data-count]')?.dataset.count;
  const count: unknown = written === undefined ? undefined : JSON.parse(written);
  return isRecord(count) ? `${count.end}` : undefined;
}

/** Whether the address of a picture is that of a field's file or icon. */
function isPictureOf({ kind, value }: MarkedField, address: string): boolean {
  if (kind === 'icon') return address.endsWith(`.svg#${iconId(value)}`);
  return kind === 'file' && address.includes(`/${value}`);
}

/** The address of a picture. In a development server it has the path of the file in its query. */
function pictureUrl(picture: Element): string {
  const icon = picture.querySelector(':scope > use')?.getAttribute('href');
  const address = icon ?? picture.getAttribute('src') ?? picture.getAttribute('poster') ?? '';
  // A path may have a percent sign that belongs to the name of the file.
  const query = decoded(address);
  return (query && decoded(query)) ?? address;
}
