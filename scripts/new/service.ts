import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from '../../src/content/schemas/fields/fields.ts';
import { servicesSchema } from '../../src/content/schemas/services.ts';
import { answer } from '../owner/answer.ts';
import { commentedYaml } from '../owner/commented-yaml.ts';
import { idFrom, ownId } from '../owner/ids.ts';
import { type Question, ruleOf } from '../owner/questions.ts';
import { shown } from '../project.ts';
import { addTo, type Context, ownerName, readFields, withoutAbsent } from './context.ts';
import { titleFlag } from './title-flag.ts';

type ServiceFlag = 'title' | 'text' | 'price' | 'duration' | 'id';

const file = 'services.yaml';

/** What `npm run new service` asks, in order. */
export const serviceQuestions: readonly Question<ServiceFlag>[] = [
  {
    flag: 'title',
    value: 'title',
    help: 'its name, in the place of the words behind the command',
    ask: 'What is the service called?',
    isRequired: true,
    rule: ruleOf(text()),
  },
  {
    flag: 'text',
    value: 'text',
    help: 'one or two sentences on what the client gets',
    ask: 'What does the client get? One or two sentences',
    isRequired: true,
    rule: ruleOf(text()),
  },
  {
    flag: 'price',
    value: 'words',
    help: 'what it costs, in words of your own',
    ask: 'What does it cost, in your words? (Enter leaves it out)',
  },
  {
    flag: 'duration',
    value: 'words',
    help: 'how long it takes, in words of your own',
    ask: 'How long does it take, in your words? (Enter leaves it out)',
  },
  { flag: 'id', value: 'id', help: 'its name in the address, in the place of one from the title' },
];

/**
 * Adds a service.
 *
 * @returns What was done and what to do next, for the terminal.
 */
export async function newService(context: Context): Promise<string> {
  const { folder, asker } = context;
  const services = await readFields(folder, file, servicesSchema);
  const answers = await answer(serviceQuestions, titleFlag(context), asker);
  const title = answers.title?.[0] ?? '';
  const taken = services?.services.map(({ id }) => id) ?? [];
  const entry = withoutAbsent({
    id: answers.id?.[0] ? ownId(answers.id[0], taken) : idFrom(title, 'service', taken),
    title,
    text: answers.text?.[0],
    price: answers.price?.[0],
    duration: answers.duration?.[0],
  });
  const place = services
    ? await addTo(folder, file, ['services'], entry)
    : await begin(folder, entry);
  return [
    `${place} has '${title}'; it will stand at /service#${entry.id}.`,
    'Next: the long version may stand below it as details, in Markdown. Then npm run check.',
  ].join('\n');
}

async function begin(folder: string, entry: Record<string, unknown>): Promise<string> {
  const name = await ownerName(folder);
  const path = join(folder, file);
  if (existsSync(path)) throw new Error(`${path} was absent a moment ago.`);
  const data = {
    page: { title: 'Services', link: 'Services', description: `What ${name} does for clients.` },
    heading: 'What I do',
    more: 'More about it',
    ask: 'Ask about it',
    services: [entry],
  };
  await writeFile(path, commentedYaml('services', data, 'The price board. details is Markdown.'));
  return shown(path);
}
