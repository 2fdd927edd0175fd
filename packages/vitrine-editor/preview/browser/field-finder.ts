import { groupOf, isBeside, isInSibling } from '../marks/field-groups.ts';
import type { FieldPlace, MarkedField } from '../marks/field-table.ts';
import type { DomMarks } from './dom-marks.ts';
import { isUnder, nodesIn, type Point, textAt } from './page-texts.ts';
import { valueTest } from './shown-value.ts';

/** A text or a picture of the page. */
type Shown = Text | Element;

/** Elements with texts of many entries, so that the marks in them say nothing about one text. */
const WHOLE_PAGE = 'body, main, header, footer, nav';

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
  /**
   * Whether each place that shows a field has a mark, by the number of the field. It is found out before the first
   * change, because a place without a mark is known by the first value only.
   */
  readonly #isMarked = new Map<number, boolean>();

  /** @param fields The fields by the numbers in the marks. */
  constructor(marks: DomMarks, fields: readonly MarkedField[]) {
    this.#marks = marks;
    this.#fields = [...fields];
  }

  /**
   * The field that was clicked: that of the text or picture there, else the entry around it.
   *
   * @param target The element that got the event.
   * @param point The place of the pointer; undefined where the keyboard was used.
   * @returns Undefined for a text of the interface outside of entries, and for the space between entries.
   */
  at(target: Element, point?: Point): FieldPlace | undefined {
    const shown = point ? textAt(point, target) : undefined;
    const field = shown && this.#fieldOf(shown, point);
    const control = target.closest(CONTROL);
    if (field || control?.matches(INPUT)) return field;
    // Without a text at the pointer, the click selects a control as a whole; the keyboard selects any element so.
    const whole = shown ? undefined : (control ?? (point ? undefined : target));
    const start = (shown instanceof Text ? shown.parentElement : shown) ?? target;
    return (whole && this.#firstIn(whole)) ?? this.#entryAround(start);
  }

  /**
   * Shows another text of a field in each place that has its mark.
   *
   * @returns False where the page has to be loaded again: for an empty text, and where a place has no mark
   */
  showText({ value, ...place }: FieldPlace & { value: string }): boolean {
    const number = this.#numberOf(place);
    const field = this.#fields[number];
    if (field?.kind !== 'text' || value.trim() === '') return false;
    // The letters of a headline that is typed have the marks of the element that keeps its words.
    const hasMark = (element: Element) =>
      this.#markedBelow(element.closest(TYPED) ?? element).includes(field);
    const isMarked = this.#isMarked.get(number) ?? this.elementsOf(field).every(hasMark);
    this.#isMarked.set(number, isMarked);
    if (isMarked && field.value === value) return true;
    const marked = nodesIn(document.body).filter((shown) => this.#markedIn(shown).includes(field));
    const replaced = marked.map((shown) => this.#marks.replace(shown, number, field.value, value));
    if (!isMarked || replaced.includes(false)) return false;
    this.#fields[number] = { ...field, value };
    return true;
  }

  /**
   * The element that shows the whole Markdown of a field and nothing else, with the number of the field;
   * undefined where there is none.
   */
  markdownBlock(place: FieldPlace): { element: Element; field: number } | undefined {
    const number = this.#numberOf(place);
    const field = this.#fields[number];
    if (field?.kind !== 'markdown') return undefined;
    const showsField = (shown: Shown) => this.#markedIn(shown).includes(field);
    const shownParts = nodesIn(document.body).filter(showsField);
    let element = shownParts[0]?.parentElement?.closest(NO_MARKDOWN);
    while (element && !shownParts.every((shown) => element?.contains(shown))) {
      element = element.parentElement?.closest(NO_MARKDOWN);
    }
    const texts = element ? nodesIn(element).filter((shown) => shown instanceof Text) : [];
    return element && texts.every(showsField) ? { element, field: number } : undefined;
  }

  /** The number of the field at a place; -1 where there is none. */
  #numberOf({ file, field }: FieldPlace): number {
    return this.#fields.findIndex((one) => one.file === file && one.field === field);
  }

  /**
   * Shows another text in place of short texts without a mark, such as figures, until the page is loaded again.
   * Does nothing where the page shows the text together with other texts.
   */
  showUnmarked({ value, ...place }: FieldPlace & { value: string }): void {
    const number = this.#numberOf(place);
    const field = this.#fields[number];
    if (field === undefined || value.trim() === '') return;
    const showsValue = (shown: Shown) =>
      shown instanceof Text && shown.data.trim() === field.value && this.#fieldOf(shown) === field;
    for (const shown of nodesIn(document.body).filter(showsValue)) {
      if (shown instanceof Text) shown.data = value;
    }
    this.#fields[number] = { ...field, value };
  }

  /** The elements of the page that show a field; for a group, the element with all its texts. */
  elementsOf(place: FieldPlace): Element[] {
    const isSame = (field: FieldPlace | undefined) =>
      field?.file === place.file && field.field === place.field;
    const fields = this.#fields.filter(isSame);
    const found = new Set<Element>();
    for (const shown of nodesIn(document.body)) {
      const element = shown instanceof Element ? shown : shown.parentElement;
      const hasValue = () => fields.some(valueTest(shown));
      const shows =
        this.#markedIn(shown).some(isSame) || (hasValue() && isSame(this.#fieldOf(shown)));
      if (element && shows && !this.#isOnlyNamed(shown)) found.add(element);
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
    const markedTexts =
      shown instanceof Text
        ? [this.#marks.of(shown)]
        : [...this.#marks.attributesOf(shown).values()];
    return markedTexts.flatMap((text) =>
      (text?.parts ?? []).flatMap(({ field }) => this.#fields[field] ?? []),
    );
  }

  /** The fields of all marks in an element. */
  #markedBelow(element: Element): MarkedField[] {
    return nodesIn(element).flatMap((shown) => this.#markedIn(shown));
  }

  #fieldOf(shown: Shown, point?: Point): MarkedField | undefined {
    if (shown instanceof Text) {
      const parts = this.#marks.of(shown)?.parts ?? [];
      const part = parts.find(({ start, end }) => point && isUnder(point, shown, start, end));
      const marked = this.#fields[(part ?? parts[0])?.field ?? -1];
      if (marked) return marked;
    }
    return this.#typedIn(shown) ?? this.#byValue(shown) ?? this.#markedIn(shown)[0];
  }

  /** The word of a headline that is typed, of which the letters have no marks. */
  #typedIn(shown: Shown): MarkedField | undefined {
    const headline = shown.parentElement?.closest(TYPED);
    const words = headline ? this.#markedIn(headline) : [];
    return words.find(({ value }) => value.startsWith(headline?.textContent.trim() ?? ''));
  }

  /**
   * The field whose value a text or picture without a mark shows. Of several fields with this value, it is the one
   * beside fields whose marks are nearby, such as the category of the card that has the title of its project.
   */
  #byValue(shown: Shown): MarkedField | undefined {
    if (shown instanceof Text && this.#marks.of(shown)) return undefined;
    // The fields of the innermost groups are first.
    const found = this.#fields
      .filter(valueTest(shown))
      .sort((one, other) => groupOf(other).length - groupOf(one).length);
    if (found.length === 0) return undefined;
    const start = shown instanceof Element ? shown : shown.parentElement;
    for (let around = start; around && !around.matches(WHOLE_PAGE); around = around.parentElement) {
      const marked = this.#markedBelow(around);
      const near = found.find(
        (field) =>
          marked.some((other) => isBeside(field, other)) &&
          !marked.some((other) => isInSibling(field, other)),
      );
      if (near) return near;
    }
    const [only, other] = found;
    return other || (shown instanceof Text && start?.closest(INPUT)) ? undefined : only;
  }

  /** The first field that an element shows, or that its attributes have. */
  #firstIn(element: Element): MarkedField | undefined {
    for (const shown of nodesIn(element)) {
      const field = this.#fieldOf(shown);
      if (field) return field;
    }
    return undefined;
  }

  /**
   * The list entry that has an element, such as a counter, or else the heading of the card around it. So nothing in a
   * card is without a field, and a click on a card never follows its link.
   */
  #entryAround(start: Element): FieldPlace | undefined {
    for (let around: Element | null = start; around; around = around.parentElement) {
      if (around.matches(`${WHOLE_PAGE}, section`)) return undefined;
      const marked = this.#markedBelow(around);
      const [first] = marked;
      const entry = /^.*\]/.exec(first?.field ?? '')?.[0];
      const isInEntry = ({ file, field }: MarkedField) =>
        file === first?.file && entry !== undefined && field.startsWith(entry);
      if (first && entry && marked.every(isInEntry)) return { file: first.file, field: entry };
      if (!around.matches(ENTRY)) continue;
      const heading = around.querySelector('h1, h2, h3, h4, h5, h6');
      const named = (heading && this.#firstIn(heading)) ?? first;
      if (named) return named;
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
    const [first, ...others] = nodesIn(document.body).filter((shown) =>
      this.#markedIn(shown).some(isInside),
    );
    let around = first instanceof Text ? first.parentElement : (first ?? null);
    while (around && !others.every((other) => around?.contains(other)))
      around = around.parentElement;
    return around && !around.matches(WHOLE_PAGE) ? around : undefined;
  }
}
