import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type FieldPath, formatPath } from '../../content/loader/field-path.ts';
import { countryCode, curriculum } from '../../content/schemas/curriculum.ts';
import { anyLength } from '../../content/schemas/fields/field-info.ts';
import * as fields from '../../content/schemas/fields/fields.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { FieldReader, type UnusedValue } from './field-reader.ts';
import { resumeDate, resumeEnd } from './resume-date.ts';
import { skillWithLogo } from './skill-logos.ts';
import { toSocial } from './social-links.ts';

/** The data of a JSON Resume file for which the content has a field. */
export type Resume = ReturnType<typeof placeResume>;

/** A project of a JSON Resume file. Its date is YYYY, YYYY-MM or YYYY-MM-DD. */
export type ResumeProject = Resume['projects'][number];

/**
 * Reads a JSON Resume file (https://jsonresume.org/schema).
 *
 * @param path The path that the owner typed, relative to the folder in which the command was called.
 * @returns The data for which the content has a field, and the values that were not used.
 * @throws SettingsError if the file does not exist or is no JSON Resume file
 */
export async function readResume(path: string): Promise<{ resume: Resume; unused: UnusedValue[] }> {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const found = error.code === 'ENOENT' ? 'no such file' : `a file that cannot be read`;
    throw notAResume(`${found} at '${path}'`);
  });
  const data = parse(text, path);
  if (typeof data !== 'object' || data === null || !('basics' in data))
    throw notAResume(`'${path}', which has no field 'basics'`);
  // The fields $schema and meta describe the file itself, so they are ignored.
  const reader = new FieldReader({ ...data, $schema: undefined, meta: undefined });
  const resume = placeResume(reader);
  return { resume, unused: reader.unused() };
}

function parse(text: string, path: string): unknown {
  try {
    // Some programs write a byte order mark (BOM) at the beginning of a file.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw notAResume(`'${path}', which is not valid JSON (${why})`);
  }
}

function notAResume(found: string): SettingsError {
  return new SettingsError(
    `--from: expected a JSON Resume file (https://jsonresume.org/schema), found ${found}.`,
  );
}

const words = fields.text(anyLength);

/** The schemas of the lists in `about.md`, whose names and fields are the same as in JSON Resume. */
const { location: _, ...lists } = curriculum;

function placeResume(reader: FieldReader) {
  reader.skip(
    ['basics', 'image'],
    'save the image next to about.md, and set the field portrait in about.md to the name of the image',
  );
  const readText = (...path: FieldPath) => reader.read(path, words);
  const urlOf = (path: FieldPath) => reader.read([...path, 'url'], fields.webAddress());
  const textsOf = (...list: FieldPath) =>
    reader.entries(list).flatMap((path) => reader.read(path, words) ?? []);
  const dateOf = (path: FieldPath, field: string) => {
    const end: FieldPath = [...path, 'endDate'];
    // Programs write a job that continues without an end, or with null or an empty text as its end.
    const ends = reader.read(end, resumeEnd(), (value) => (value ?? '') === '');
    if (field === 'endDate') return ends;
    // With a start alone, a job that has ended would read as if it continued.
    if (field !== 'startDate' || !reader.isUnused(end))
      return reader.read([...path, field], resumeDate());
    reader.skip([...path, field], 'the end of the period cannot be read; write both into the file');
    return undefined;
  };
  const fieldOf = (path: FieldPath, field: string, rule: z.ZodType) => {
    if (/date$/i.test(field)) return dateOf(path, field);
    const place = [...path, field];
    return rule instanceof z.ZodDefault ? textsOf(...place) : reader.read(place, rule);
  };

  // An entry without keywords is a single skill. All single skills form one group.
  const single: string[] = [];
  const skillGroups = convertEntries(reader, 'skills', 'name', (path, title) => {
    const skills = textsOf(...path, 'keywords').map(skillWithLogo);
    if (skills.length > 0) return { title, skills };
    single.push(title);
    return undefined;
  });
  if (single.length > 0) skillGroups.push({ title: 'Tools', skills: single.map(skillWithLogo) });

  return {
    /** Answers to the questions of `init`, by flag. */
    answers: {
      name: readText('basics', 'name'),
      email: reader.read(['basics', 'email'], fields.email()),
      phone: reader.read(['basics', 'phone'], fields.phone()),
      address: reader.read(['basics', 'url'], fields.siteAddress()),
    },
    label: readText('basics', 'label'),
    summary: readText('basics', 'summary'),
    socials: reader.entries(['basics', 'profiles']).flatMap((path) => {
      const url = urlOf(path);
      if (url === undefined) return [];
      const found = toSocial(url);
      return [{ ...found, name: readText(...path, 'network') ?? found.name }];
    }),
    /** The lists of `about.md`, such as work and education, by name. */
    curriculum: Object.fromEntries(
      Object.entries(lists).map(([list, schema]) => {
        const rules = Object.entries<z.ZodType>(schema.unwrap().element.shape);
        const [name = ''] = rules.map(([field]) => field);
        return [
          list,
          convertEntries(reader, list, name, (path) =>
            Object.fromEntries(rules.map(([field, rule]) => [field, fieldOf(path, field, rule)])),
          ),
        ];
      }),
    ),
    location: locationIn(reader),
    skillGroups,
    projects: convertEntries(reader, 'projects', 'name', (path, title) => ({
      /** The path of the project in the file, such as `projects[1]`. */
      path: formatPath(path),
      title,
      summary: readText(...path, 'description'),
      client: readText(...path, 'entity'),
      category: readText(...path, 'type'),
      technologies: textsOf(...path, 'keywords'),
      url: urlOf(path),
      date: dateOf(path, 'endDate') ?? dateOf(path, 'startDate'),
      highlights: textsOf(...path, 'highlights'),
    })),
    references: convertEntries(reader, 'references', 'name', (path, author) => {
      const text = readText(...path, 'reference');
      if (text === undefined) reader.skip(path, 'the entry has no reference');
      return text === undefined ? undefined : { author, text };
    }),
  };
}

/** The town and its country code. */
function locationIn(reader: FieldReader) {
  const location = ['basics', 'location'];
  const city = reader.read([...location, 'city'], words);
  if (city !== undefined)
    return { city, countryCode: reader.read([...location, 'countryCode'], countryCode()) };
  reader.skip([...location, 'countryCode'], 'the site shows a country only together with a city');
  return undefined;
}

/** Converts the entries of a list, except those without a name, which the site cannot show. */
function convertEntries<T>(
  reader: FieldReader,
  list: string,
  name: string,
  convert: (path: FieldPath, name: string) => T | undefined,
): T[] {
  return reader.entries([list]).flatMap((path) => {
    const entryName = reader.read([...path, name], words);
    if (entryName === undefined) reader.skip(path, `the entry has no ${name}`);
    const entry = entryName === undefined ? undefined : convert(path, entryName);
    return entry === undefined ? [] : [entry];
  });
}
