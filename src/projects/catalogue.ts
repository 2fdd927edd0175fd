import { isNumbers, isRecord, isTexts } from '../ui/is-record.ts';

/** What the index knows of a project: enough to find, filter and name it. */
export interface CatalogueEntry {
  /** Its place in the list of all projects, newest first, from 0. */
  readonly place: number;
  readonly id: string;
  readonly title: string;
  /** Empty where there is none. */
  readonly client: string;
  readonly category: string;
  readonly languages: readonly string[];
  readonly year: number;
}

/** What `packCatalogue` takes of a project. */
export type Catalogued = Pick<CatalogueEntry, 'id' | 'title' | 'category' | 'languages'> & {
  readonly client?: string | undefined;
  /** YYYY-MM-DD. */
  readonly date: string;
};

/** The list of projects as the file has it: column by column, which compresses best. */
export interface CatalogueFile {
  /** Ids with spaces between them. */
  readonly ids: string;
  readonly titles: readonly string[];
  readonly clients: readonly string[];
  readonly years: readonly number[];
  /** For each project, the place of its kind in `kindList`. */
  readonly kinds: readonly number[];
  /** Each mix of category (first) and language sets that occurs. */
  readonly kindList: readonly (readonly string[])[];
}

/** Writes the list of projects. @param projects In the order of the list. */
export function packCatalogue(projects: readonly Catalogued[]): CatalogueFile {
  const kindList: string[][] = [];
  const known = new Map<string, number>();
  const kinds = projects.map(({ category, languages }) => {
    const kind = [category, ...languages];
    const key = JSON.stringify(kind);
    const place = known.get(key) ?? kindList.push(kind) - 1;
    known.set(key, place);
    return place;
  });
  return {
    ids: projects.map(({ id }) => id).join(' '),
    titles: projects.map(({ title }) => title),
    clients: projects.map(({ client }) => client ?? ''),
    years: projects.map(({ date }) => Number(date.slice(0, 4))),
    kinds,
    kindList,
  };
}

/** Reads the list of projects. */
export function unpackCatalogue(file: CatalogueFile): CatalogueEntry[] {
  return file.ids.split(' ').map((id, place) => {
    const [category = '', ...languages] = file.kindList[file.kinds[place] ?? -1] ?? [];
    return {
      place,
      id,
      title: file.titles[place] ?? '',
      client: file.clients[place] ?? '',
      category,
      languages,
      year: file.years[place] ?? 0,
    };
  });
}

/** Whether a value from the network is a list of projects. */
export function isCatalogueFile(value: unknown): value is CatalogueFile {
  return (
    isRecord(value) &&
    typeof value.ids === 'string' &&
    isTexts(value.titles) &&
    isTexts(value.clients) &&
    isNumbers(value.years) &&
    isNumbers(value.kinds) &&
    Array.isArray(value.kindList) &&
    value.kindList.every(isTexts)
  );
}
