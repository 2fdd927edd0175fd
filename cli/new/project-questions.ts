import { today } from '../../src/content/schemas/fields/dates.ts';
import { anyLength } from '../../src/content/schemas/fields/field-info.ts';
import { day, text, webAddress } from '../../src/content/schemas/fields/fields.ts';
import { coverWidth, projectSchema } from '../../src/content/schemas/project.ts';
import { mistake, type Question, ruleOf } from '../prompts/questions.ts';
import { imageQuestion } from './image-question.ts';

export type ProjectFlag =
  | 'title'
  | 'summary'
  | 'category'
  | 'language'
  | 'client'
  | 'date'
  | 'url'
  | 'review'
  | 'cover'
  | 'alt'
  | 'id';

/**
 * What `npm run new project` asks, in order.
 *
 * @param categories The categories that projects.yaml lists; none where it is absent.
 * @param languages The language sets that it lists, likewise.
 * @param mayAdd Whether other words are right too, because they are added to projects.yaml.
 */
export function projectQuestions(
  categories: readonly string[],
  languages: readonly string[],
  mayAdd: boolean,
): readonly Question<ProjectFlag>[] {
  return [
    {
      flag: 'title',
      value: 'title',
      help: 'its name, in the place of the words behind the command',
      ask: 'What is the project called?',
      isRequired: true,
      rule: ruleOf(text(anyLength)),
    },
    {
      flag: 'summary',
      value: 'text',
      help: 'one to three sentences on what it is',
      ask: 'What is it? One to three sentences',
      isRequired: true,
      rule: ruleOf(text(anyLength)),
    },
    choice(
      'category',
      'one of the categories in projects.yaml',
      'Which category?',
      categories,
      mayAdd,
    ),
    {
      ...choice(
        'language',
        'what it is made with, from projects.yaml',
        'Made with what?',
        languages,
        mayAdd,
      ),
      isList: true,
    },
    {
      flag: 'client',
      value: 'name',
      help: 'whom it was made for',
      ask: 'Whom was it made for? (Enter leaves it out)',
    },
    {
      flag: 'date',
      value: 'day',
      help: 'the day it went online, as YYYY-MM-DD (today)',
      ask: 'When did it go online?',
      fallback: [today()],
      rule: ruleOf(day()),
    },
    {
      flag: 'url',
      value: 'address',
      help: 'where it stands',
      ask: 'Where does it stand? (Enter leaves it out)',
      example: 'https://…',
      rule: ruleOf(webAddress()),
    },
    {
      flag: 'review',
      value: 'stars',
      help: "the client's stars, 0 to 5 in steps of a half",
      rule: starsRule,
    },
    imageQuestion('cover', `a picture of it, ${coverWidth} pixels wide or more`, coverWidth),
    {
      flag: 'alt',
      value: 'text',
      help: 'what the picture shows, for those who cannot see it',
      ask: 'What does the picture show, for those who cannot see it?',
      when: { test: ({ cover }) => cover !== undefined, belongsTo: '--cover' },
    },
    { flag: 'id', value: 'id', help: 'its name in the address, in the place of the next number' },
  ];
}

function choice(
  flag: 'category' | 'language',
  help: string,
  ask: string,
  words: readonly string[],
  mayAdd: boolean,
): Question<ProjectFlag> {
  const [only] = words;
  return {
    flag,
    value: 'word',
    help,
    ask,
    isRequired: words.length !== 1,
    choices: words.map((value) => ({ value })),
    remedy: 'With --add projects.yaml gets it.',
    another: 'Another one, which projects.yaml then lists too',
    isOpen: mayAdd || words.length === 0,
    ...(words.length === 1 && only !== undefined && { fallback: [only] }),
  };
}

function starsRule(value: string): string | undefined {
  const { review } = projectSchema({}).shape;
  const issue = review.safeParse(Number(value)).error?.issues[0];
  return issue && mistake(issue.message, value);
}
