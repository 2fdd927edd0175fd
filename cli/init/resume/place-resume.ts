import type { FieldPath } from '../../../src/content/loader/yaml-file.ts';
import { partialDate } from '../../../src/content/schemas/fields/dates.ts';
import { anyLength } from '../../../src/content/schemas/fields/field-info.ts';
import {
  email,
  phone,
  siteAddress,
  text,
  webAddress,
} from '../../../src/content/schemas/fields/fields.ts';
import { type OwnSkillGroup, toSkill } from '../skills.ts';
import { type OwnSocial, toSocial } from '../socials.ts';
import type { Ledger } from './ledger.ts';
import type { Resume, ResumeProject } from './resume.ts';

const words = text(anyLength);

/** Takes from a JSON Resume file what has a place in the content (https://jsonresume.org/schema). */
export function placeResume(ledger: Ledger): Resume {
  // They are about the file.
  ledger.drop(['$schema']);
  ledger.drop(['meta']);
  const said = (...path: FieldPath) => ledger.take(path, words);
  return {
    answers: {
      name: said('basics', 'name'),
      email: ledger.take(['basics', 'email'], email()),
      phone: ledger.take(['basics', 'phone'], phone()),
      address: ledger.take(['basics', 'url'], siteAddress()),
    },
    label: said('basics', 'label'),
    summary: said('basics', 'summary'),
    socials: ledger.entries(['basics', 'profiles']).flatMap((path) => social(ledger, path)),
    work: placed(ledger, ['work'], 'name', (path, name) => ({
      name,
      position: said(...path, 'position'),
      url: ledger.take([...path, 'url'], webAddress()),
      ...period(ledger, path),
      summary: said(...path, 'summary'),
      highlights: texts(ledger, [...path, 'highlights']),
    })),
    education: placed(ledger, ['education'], 'institution', (path, institution) => ({
      institution,
      studyType: said(...path, 'studyType'),
      area: said(...path, 'area'),
      url: ledger.take([...path, 'url'], webAddress()),
      ...period(ledger, path),
    })),
    languages: placed(ledger, ['languages'], 'language', (path, language) => ({
      language,
      fluency: said(...path, 'fluency'),
    })),
    skillGroups: skillGroups(ledger),
    projects: placed(ledger, ['projects'], 'name', (path, title) => project(ledger, path, title)),
    references: placed(ledger, ['references'], 'name', (path, author) => {
      const text = said(...path, 'reference');
      if (text === undefined) ledger.refuse(path, 'it has no reference');
      return text === undefined ? undefined : { author, text };
    }),
  };
}

/** The entries of a list that have a name; without one there is nothing to show them by. */
function placed<T>(
  ledger: Ledger,
  list: FieldPath,
  name: string,
  place: (path: FieldPath, name: string) => T | undefined,
): T[] {
  return ledger.entries(list).flatMap((path) => {
    const own = ledger.take([...path, name], words);
    if (own === undefined) ledger.refuse(path, `it has no ${name}`);
    const entry = own === undefined ? undefined : place(path, own);
    return entry === undefined ? [] : [entry];
  });
}

function social(ledger: Ledger, path: FieldPath): OwnSocial[] {
  const url = ledger.take([...path, 'url'], webAddress());
  if (url === undefined) return [];
  const found = toSocial(url);
  return [{ ...found, name: ledger.take([...path, 'network'], words) ?? found.name }];
}

/** The groups; a skill without keywords is one itself, and stands with its like. */
function skillGroups(ledger: Ledger): OwnSkillGroup[] {
  const single: string[] = [];
  const groups = placed(ledger, ['skills'], 'name', (path, title) => {
    const skills = texts(ledger, [...path, 'keywords']).map(toSkill);
    if (skills.length > 0) return { title, skills };
    single.push(title);
    return undefined;
  });
  return single.length > 0 ? [...groups, { title: 'Tools', skills: single.map(toSkill) }] : groups;
}

function project(ledger: Ledger, path: FieldPath, title: string): ResumeProject {
  const said = (field: string) => ledger.take([...path, field], words);
  const date = (field: string) => ledger.take([...path, field], partialDate());
  return {
    title,
    summary: said('description'),
    client: said('entity'),
    category: said('type'),
    technologies: texts(ledger, [...path, 'keywords']),
    url: ledger.take([...path, 'url'], webAddress()),
    date: date('endDate') ?? date('startDate'),
    highlights: texts(ledger, [...path, 'highlights']),
  };
}

function period(ledger: Ledger, path: FieldPath) {
  return {
    startDate: ledger.take([...path, 'startDate'], partialDate()),
    endDate: ledger.take([...path, 'endDate'], partialDate()),
  };
}

function texts(ledger: Ledger, list: FieldPath): string[] {
  return ledger.entries(list).flatMap((path) => ledger.take(path, words) ?? []);
}
