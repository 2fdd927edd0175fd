import { today } from '../../content/dates.ts';
import { type FolderCollection, type ListCollection, registry } from '../../content/registry.ts';
import { entryFields } from '../new/entry-fields.ts';
import { askQuestions, type Terminal } from '../prompts/ask-questions.ts';
import type { Answers, Question } from '../prompts/question.ts';
import type { CompleteProject } from './owner.ts';

/** A new entry of `services.yaml`, without the id. */
export interface NewService {
  title: string;
  text: string;
  price: string | undefined;
}

/** Asks for one service after the other, until the owner enters an empty title. */
export async function askServices(terminal: Terminal): Promise<NewService[]> {
  const questions = questionsOf(registry.services, {
    text: { ask: 'A description of the service in one sentence' },
    price: { ask: 'The price of the service, in your own words' },
  });
  const given = await askEntries(
    ['A service that you offer', 'Another service'],
    questions,
    terminal,
  );
  return given.map(({ title = [], text = [], price = [] }) => ({
    title: title.join(),
    text: text.join(),
    price: price[0],
  }));
}

/** Asks for one project after the other, until the owner enters an empty title. */
export async function askProjects(
  categories: readonly string[],
  technologies: readonly string[],
  terminal: Terminal,
): Promise<CompleteProject[]> {
  const questions = questionsOf(registry.project, {
    summary: { ask: 'The project in one sentence' },
    category: { ask: 'The category of the project', fallback: categories.slice(0, 1) },
    technologies: {
      ask: 'The technologies of the project, separated by commas',
      fallback: technologies,
    },
    date: { ask: 'The day when the project went online', fallback: [today()] },
    url: { ask: 'The URL of the finished project' },
  });
  const given = await askEntries(
    ['A project that you made', 'Another project'],
    questions,
    terminal,
  );
  return given.map(({ title = [], summary, category = [], technology = [], date, url }) => ({
    path: '',
    title: title.join(),
    summary: summary?.[0],
    client: undefined,
    category: category.join(),
    technologies: [...technology],
    url: url?.[0],
    date: date?.[0],
    highlights: [],
  }));
}

/** The questions for the title and for the fields in `changes`, with these changes applied. */
function questionsOf(
  collection: ListCollection | FolderCollection,
  changes: Readonly<Record<string, Partial<Question>>>,
): Question[] {
  const fields = new Map(entryFields(collection).map(({ name, question }) => [name, question]));
  return Object.entries({ title: {}, ...changes }).flatMap(([name, change]) => {
    const question = fields.get(name);
    return question ? [{ ...question, ...change }] : [];
  });
}

/** Asks the same questions for each entry, until the title of an entry is left empty. */
async function askEntries(
  [first, next]: readonly [string, string],
  [title, ...rest]: readonly Question[],
  terminal: Terminal,
): Promise<Answers<string>[]> {
  const entries: Answers<string>[] = [];
  while (title) {
    const ask = entries.length === 0 ? first : next;
    const named = await askQuestions([{ ...title, ask, isRequired: false }], {}, terminal);
    if (!named[title.flag]) break;
    entries.push({ ...named, ...(await askQuestions(rest, {}, terminal)) });
  }
  return entries;
}
