import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { SettingsError } from '../../platform/settings-error.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import { countryCode, curriculum } from '../../src/content/schemas/curriculum.ts';
import { partialDate } from '../../src/content/schemas/fields/dates.ts';
import { anyLength } from '../../src/content/schemas/fields/field-info.ts';
import * as fields from '../../src/content/schemas/fields/fields.ts';
import { Ledger, type Left } from './ledger.ts';
import { toSkill } from './skills.ts';
import { toSocial } from './socials.ts';

/** The data of a JSON Resume file that has a place in the content. */
export type Resume = ReturnType<typeof placeResume>;

/** A project of a JSON Resume file. Its date is YYYY, YYYY-MM or YYYY-MM-DD. */
export type ResumeProject = Resume['projects'][number];

/**
 * Reads a JSON Resume file (https://jsonresume.org/schema).
 *
 * @param path As the owner wrote it, relative to where the command was called.
 * @returns The data that has a place in the content, and the values that have none.
 * @throws SettingsError if there is no such file, or no JSON Resume in it
 */
export async function readResume(path: string): Promise<{ resume: Resume; left: Left[] }> {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const found = error.code === 'ENOENT' ? 'no such file' : `a file that cannot be read`;
    throw notAResume(`${found} at '${path}'`);
  });
  const data = parse(text, path);
  if (typeof data !== 'object' || data === null || !('basics' in data)) {
    throw notAResume(`'${path}', which has no basics`);
  }
  // These two describe the file itself.
  const ledger = new Ledger({ ...data, $schema: undefined, meta: undefined });
  const resume = placeResume(ledger);
  return { resume, left: ledger.left() };
}

function parse(text: string, path: string): unknown {
  try {
    // Some programs put a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw notAResume(`'${path}', which is no JSON (${why})`);
  }
}

function notAResume(found: string): SettingsError {
  return new SettingsError(
    `--from: expected a JSON Resume file (https://jsonresume.org/schema), found ${found}.`,
  );
}

const words = fields.text(anyLength);

/** The lists of `about.md`: their names and fields are those of JSON Resume. */
const { location: _, ...lists } = curriculum;

function placeResume(ledger: Ledger) {
  ledger.refuse(['basics', 'image'], 'save it beside about.md, and name it there as portrait');
  const said = (...path: FieldPath) => ledger.take(path, words);
  const urlOf = (path: FieldPath) => ledger.take([...path, 'url'], fields.webAddress());
  const textsOf = (...list: FieldPath) =>
    ledger.entries(list).flatMap((path) => ledger.take(path, words) ?? []);
  const dateOf = (path: FieldPath, field: string) => ledger.take([...path, field], partialDate());
  const fieldOf = (path: FieldPath, rule: z.ZodType) =>
    rule instanceof z.ZodDefault ? textsOf(...path) : ledger.take(path, rule);

  // A group without keywords is a single skill. All of these form one group.
  const single: string[] = [];
  const skillGroups = placed(ledger, 'skills', 'name', (path, title) => {
    const skills = textsOf(...path, 'keywords').map(toSkill);
    if (skills.length > 0) return { title, skills };
    single.push(title);
    return undefined;
  });
  if (single.length > 0) skillGroups.push({ title: 'Tools', skills: single.map(toSkill) });

  return {
    /** Answers to the questions of `init`, by flag. */
    answers: {
      name: said('basics', 'name'),
      email: ledger.take(['basics', 'email'], fields.email()),
      phone: ledger.take(['basics', 'phone'], fields.phone()),
      address: ledger.take(['basics', 'url'], fields.siteAddress()),
    },
    label: said('basics', 'label'),
    summary: said('basics', 'summary'),
    socials: ledger.entries(['basics', 'profiles']).flatMap((path) => {
      const url = urlOf(path);
      if (url === undefined) return [];
      const found = toSocial(url);
      return [{ ...found, name: said(...path, 'network') ?? found.name }];
    }),
    /** The lists of `about.md`, by their names. */
    curriculum: Object.fromEntries(
      Object.entries(lists).map(([list, schema]) => {
        const rules = Object.entries<z.ZodType>(schema.unwrap().element.shape);
        const [name = ''] = rules.map(([field]) => field);
        return [
          list,
          placed(ledger, list, name, (path) =>
            Object.fromEntries(
              rules.map(([field, rule]) => [field, fieldOf([...path, field], rule)]),
            ),
          ),
        ];
      }),
    ),
    location: locationIn(ledger),
    skillGroups,
    projects: placed(ledger, 'projects', 'name', (path, title) => ({
      /** Its path in the file, such as `projects[1]`. */
      path: formatPath(path),
      title,
      summary: said(...path, 'description'),
      client: said(...path, 'entity'),
      category: said(...path, 'type'),
      technologies: textsOf(...path, 'keywords'),
      url: urlOf(path),
      date: dateOf(path, 'endDate') ?? dateOf(path, 'startDate'),
      highlights: textsOf(...path, 'highlights'),
    })),
    references: placed(ledger, 'references', 'name', (path, author) => {
      const text = said(...path, 'reference');
      if (text === undefined) ledger.refuse(path, 'it has no reference');
      return text === undefined ? undefined : { author, text };
    }),
  };
}

/** The town with its country. */
function locationIn(ledger: Ledger) {
  const place = ['basics', 'location'];
  const city = ledger.take([...place, 'city'], words);
  if (city !== undefined) {
    return { city, countryCode: ledger.take([...place, 'countryCode'], countryCode()) };
  }
  ledger.refuse([...place, 'countryCode'], 'it has no city beside it');
  return undefined;
}

/** The entries of a list that have a name. Without a name the site cannot show an entry. */
function placed<T>(
  ledger: Ledger,
  list: string,
  name: string,
  place: (path: FieldPath, name: string) => T | undefined,
): T[] {
  return ledger.entries([list]).flatMap((path) => {
    const entryName = ledger.take([...path, name], words);
    if (entryName === undefined) ledger.refuse(path, `it has no ${name}`);
    const entry = entryName === undefined ? undefined : place(path, entryName);
    return entry === undefined ? [] : [entry];
  });
}
