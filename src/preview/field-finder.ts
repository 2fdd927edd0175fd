import type { FieldPlace, MarkedField } from '../content/marks/field-table.ts';
import { iconId } from '../lib/icon-id.ts';
import type { DomMarks } from './dom-marks.ts';
import { type Match, matchOf } from './match-value.ts';
import { isUnder, PICTURE, type Point, partsOf, textAt } from './page-texts.ts';

/** A text or a picture of the page. */
type Shown = Text | Element;

/** A field that a text or picture without a mark may show. */
interface Candidate {
  field: MarkedField;
  match: Match;
}

/** Elements that have too many texts to say something about one of them. */
const WIDE = 'body, main, header, footer, nav';

/** Elements that are not made from Markdown. */
const NO_MARKDOWN =
  ':not(p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, table, thead, tbody, tr, th, td, a, em, strong, del, code)';

const CONTROL = 'a, button, input, select, textarea, label, summary';

/** The element with the words of a headline that is typed. */
const TYPED = '[data-typing]';

/** Elements that show one entry, such as the card of a project. */
const ENTRY = 'li, article, figure, blockquote';

/** Controls whose attributes say what they do, and not what they show. */
const INPUT = 'button, input, select, textarea';

/** Finds the field that a text or picture of the page shows, and the other way round. */
export class FieldFinder {
  readonly #marks: DomMarks;
  readonly #fields: MarkedField[];
  /** Whether each place that shows a field has a mark, by the number of the field. */
  readonly #isMarked = new Map<number, boolean>();

  /** @param fields The fields by the numbers in the marks. */
  constructor(marks: DomMarks, fields: readonly MarkedField[]) {
    this.#marks = marks;
    this.#fields = [...fields];
  }

  /**
   * The field that was clicked.
   *
   * @param target The element that got the event.
   * @param point The place of the pointer; undefined where the keyboard was used.
   * @returns Undefined for a text of the interface, and for the space between entries.
   */
  at(target: Element, point?: Point): FieldPlace | undefined {
    const shown = point ? textAt(point, target) : undefined;
    const control = target.closest(CONTROL);
    if (shown) {
      const field = this.#fieldOf(shown, point);
      if (field || control) return field;
    }
    if (control?.matches(INPUT)) return undefined;
    // Between its texts, an element that is no control says nothing about the first of them.
    const whole = control ?? (point ? undefined : target);
    return (whole && this.#firstIn(whole)) ?? this.#around(target);
  }

  /**
   * Shows another text of a field.
   *
   * @returns False where the page cannot show the text without being loaded again
   */
  showText({ value, ...place }: FieldPlace & { value: string }): boolean {
    const number = this.#numberOf(place);
    const known = this.#fields[number];
    if (known?.kind !== 'text' || value.trim() === '') return false;
    // A text without a mark is found by the value that the page had first.
    const isMarked =
      this.#isMarked.get(number) ?? this.elementsOf(known).every(this.#hasMark(known));
    this.#isMarked.set(number, isMarked);
    if (isMarked && known.value === value) return true;
    const marked = partsOf(document.body).filter((shown) => this.#markedIn(shown).includes(known));
    const replaced = marked.map((shown) => this.#marks.replace(shown, number, known.value, value));
    if (!isMarked || replaced.includes(false)) return false;
    this.#fields[number] = { ...known, value };
    return true;
  }

  /**
   * The element that shows the whole Markdown of a field and nothing else, with the number of the field;
   * undefined where there is none.
   */
  markdownBlock(place: FieldPlace): { element: Element; field: number } | undefined {
    const number = this.#fields.findIndex(
      ({ kind, file, field }) =>
        kind === 'markdown' && file === place.file && field === place.field,
    );
    const known = this.#fields[number];
    const isOwn = (shown: Shown) => known !== undefined && this.#markedIn(shown).includes(known);
    const own = partsOf(document.body).filter(isOwn);
    let element = own[0]?.parentElement?.closest(NO_MARKDOWN);
    while (element && !own.every((shown) => element?.contains(shown))) {
      element = element.parentElement?.closest(NO_MARKDOWN);
    }
    const texts = element ? partsOf(element).filter((shown) => shown instanceof Text) : [];
    return element && texts.every(isOwn) ? { element, field: number } : undefined;
  }

  /** The number of the field at a place; -1 where there is none. */
  #numberOf({ file, field }: FieldPlace): number {
    return this.#fields.findIndex((one) => one.file === file && one.field === field);
  }

  /**
   * Whether an element that shows a field has a mark of the field in it. The letters of a headline that is
   * typed have the marks of the element that keeps its words.
   */
  readonly #hasMark = (field: MarkedField) => (element: Element) =>
    this.#markedBelow(element.closest(TYPED) ?? element).includes(field);

  /**
   * Shows another text in place of short texts without a mark, such as figures, until the page is loaded again.
   * Does nothing where the page shows the text together with other texts.
   */
  showUnmarked({ value, ...place }: FieldPlace & { value: string }): void {
    const number = this.#numberOf(place);
    const known = this.#fields[number];
    if (known === undefined || value.trim() === '') return;
    const isOwn = (shown: Shown) =>
      shown instanceof Text && shown.data.trim() === known.value && this.#fieldOf(shown) === known;
    for (const shown of partsOf(document.body).filter(isOwn)) {
      if (shown instanceof Text) shown.data = value;
    }
    this.#fields[number] = { ...known, value };
  }

  /** The elements of the page that show a field; for a group, the element with all its texts. */
  elementsOf(place: FieldPlace): Element[] {
    const own = (field: FieldPlace | undefined) =>
      field?.file === place.file && field.field === place.field;
    const meant = this.#fields.filter(own);
    const found = new Set<Element>();
    for (const shown of partsOf(document.body)) {
      const element = shown instanceof Element ? shown : shown.parentElement;
      const mayBe = () => this.#candidates(shown, meant).length > 0;
      const isOwn = this.#markedIn(shown).some(own) || (mayBe() && own(this.#fieldOf(shown)));
      if (element && isOwn && !this.#isOnlyNamed(shown)) found.add(element);
    }
    if (found.size > 0) return [...found];
    const group = this.#groupOf(place);
    return group ? [group] : [];
  }

  /** Whether an element has marks only in the name that screen readers give to the texts in it. */
  #isOnlyNamed(shown: Shown): boolean {
    if (shown instanceof Text) return false;
    const names = [...this.#marks.attributesOf(shown).keys()];
    const isName = (name: string) => name === 'title' || name.startsWith('aria-');
    return names.length > 0 && names.every(isName) && shown.textContent.trim() !== '';
  }

  /** The fields of the marks of one text or of the attributes of one element. */
  #markedIn(shown: Shown): MarkedField[] {
    const known =
      shown instanceof Text
        ? [this.#marks.of(shown)]
        : [...this.#marks.attributesOf(shown).values()];
    return known.flatMap((text) =>
      (text?.parts ?? []).flatMap(({ field }) => this.#fields[field] ?? []),
    );
  }

  /** The fields of all marks in an element. */
  #markedBelow(element: Element): MarkedField[] {
    return partsOf(element).flatMap((shown) => this.#markedIn(shown));
  }

  #fieldOf(shown: Shown, point?: Point): MarkedField | undefined {
    if (shown instanceof Text) {
      const parts = this.#marks.of(shown)?.parts ?? [];
      const part = parts.find(({ start, end }) => point && isUnder(point, shown, start, end));
      const marked = this.#fields[(part ?? parts[0])?.field ?? -1];
      if (marked) return marked;
    }
    const picked = this.#pick(this.#candidates(shown), shown, point);
    if (picked || !(shown instanceof Element)) return picked;
    return this.#markedIn(shown)[0];
  }

  /** Those of some fields whose value a text or picture without a mark may show. */
  #candidates(shown: Shown, fields = this.#fields): Candidate[] {
    if (shown instanceof Element) {
      const address = shown.matches(PICTURE) ? addressOf(shown) : '';
      return fields.flatMap((field) =>
        isPictureOf(field, address) ? [{ field, match: { start: 0, end: 0, isWhole: true } }] : [],
      );
    }
    if (this.#marks.of(shown)) return [];
    const texts = [shown.data, ...this.#textsAround(shown)];
    const { lang } = document.documentElement;
    return fields.flatMap((field) => {
      const match = texts.map((text) => matchOf(field, text, lang)).find(Boolean);
      return match ? [{ field, match }] : [];
    });
  }

  /** Further texts for a text that is a part of a word, such as a letter of a headline that is typed. */
  #textsAround(text: Text): string[] {
    const parent = text.parentElement?.parentElement;
    const isLetters = parent && text.data.length <= 2 && parent.childElementCount > 1;
    return isLetters ? [parent.textContent] : [];
  }

  /** Of several fields with the value, the one that has the most to do with the texts nearby. */
  #pick(candidates: readonly Candidate[], shown: Shown, point?: Point): MarkedField | undefined {
    if (candidates.length === 0) return undefined;
    const isClicked = ({ match: { start, end } }: Candidate) =>
      point !== undefined && shown instanceof Text && isUnder(point, shown, start, end);
    const clicked = candidates.filter(isClicked);
    const sorted = [...(clicked.length > 0 ? clicked : candidates)].sort(
      (a, b) => rank(a) - rank(b),
    );
    const start = shown instanceof Element ? shown : shown.parentElement;
    for (let around = start; around && !around.matches(WIDE); around = around.parentElement) {
      const marked = this.#markedBelow(around);
      const near = sorted.find(
        ({ field }) =>
          marked.some((other) => isBeside(field, other)) &&
          !marked.some((other) => isInSibling(field, other)),
      );
      if (near) return near.field;
    }
    const [first, second] = sorted.filter(({ match }) => match.isWhole);
    const isClear = first && !second && (shown instanceof Element || !start?.closest(CONTROL));
    return isClear || first?.field.kind === 'link' ? first?.field : undefined;
  }

  /** The first field that an element shows, or that its attributes have. */
  #firstIn(element: Element): MarkedField | undefined {
    for (const shown of partsOf(element)) {
      const field = this.#fieldOf(shown);
      if (field) return field;
    }
    return undefined;
  }

  /** The list entry around an element without texts of its own, such as the space in a card. */
  #around(target: Element): FieldPlace | undefined {
    if (target.closest(CONTROL)) return undefined;
    for (let around: Element | null = target; around; around = around.parentElement) {
      if (around.matches(`${WIDE}, section`)) return undefined;
      const [first, ...others] = this.#markedBelow(around);
      if (!first) continue;
      if (others.some(({ file }) => file !== first.file)) return undefined;
      const entry = /^.*\]/.exec(first.field)?.[0] ?? '';
      const isOne = entry !== '' && others.every(({ field }) => field.startsWith(entry));
      if (isOne) return { file: first.file, field: entry };
      if (around.matches(ENTRY)) return first;
    }
    return undefined;
  }

  /** The smallest element with all texts of a group or list entry; undefined for one that fills a page. */
  #groupOf({ file, field }: FieldPlace): Element | undefined {
    if (field === '') return undefined;
    const isInside = (other: MarkedField) =>
      other.file === file &&
      other.field.startsWith(field) &&
      /^[.[]/.test(other.field.slice(field.length));
    const [first, ...others] = partsOf(document.body).filter((shown) =>
      this.#markedIn(shown).some(isInside),
    );
    let around = first instanceof Text ? first.parentElement : (first ?? null);
    while (around && !others.every((other) => around?.contains(other)))
      around = around.parentElement;
    return around && !around.matches(WIDE) ? around : undefined;
  }
}

/** Whole matches first, then fields in the innermost groups. */
function rank({ field, match }: Candidate): number {
  return (match.isWhole ? 0 : 1000) - groupOf(field).length;
}

/** The path of the group, list entry or list that has the field; empty for a field of the whole file. */
function groupOf({ field }: MarkedField): string {
  return field.replace(/(?:^|\.)[^.[\]]+(?:\[\d+\])?$/, '');
}

/** Whether two fields are in the same group, list entry or file. */
function isBeside(field: MarkedField, other: MarkedField): boolean {
  return field.file === other.file && other.field.startsWith(groupOf(field));
}

/** Whether another field is in the same place of another entry, such as another project. */
function isInSibling(field: MarkedField, other: MarkedField): boolean {
  const own = `${field.file}#${groupOf(field)}`;
  const its = `${other.file}#${other.field}`;
  return anyEntry(its).startsWith(anyEntry(own)) && !its.startsWith(own);
}

/** The path of a field with a star in the place of each id and number of an entry. */
function anyEntry(path: string): string {
  return path.replaceAll(/\[\d+\]/g, '[*]').replace(/[^/]+(?=\/index\.md#|\.md#)/, '*');
}

/** Whether the address of a picture is that of a field's file or icon. */
function isPictureOf({ kind, value }: MarkedField, address: string): boolean {
  if (kind === 'icon') return address.endsWith(`.svg#${iconId(value)}`);
  return kind === 'file' && address.includes(`/${value}`);
}

/** The address of a picture. In a development server it has the path of the file in its query. */
function addressOf(picture: Element): string {
  const icon = picture.querySelector(':scope > use')?.getAttribute('href');
  const address = icon ?? picture.getAttribute('src') ?? picture.getAttribute('poster') ?? '';
  try {
    return decodeURIComponent(decodeURIComponent(address));
  } catch {
    // A path with a percent sign that belongs to the name of the file.
    return address;
  }
}
