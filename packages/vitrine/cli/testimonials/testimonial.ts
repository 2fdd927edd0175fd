import { ownerContentFolder } from '../../content/folder.ts';
import { loadContent } from '../../content/loader/load.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { visible } from '../../errors/visible.ts';
import type {
  OpenTestimonials,
  ReceivedTestimonial,
  TestimonialsPart,
} from '../../message/testimonial.ts';
import { type Command, columns, type Options, readOptions, UsageError } from '../command.ts';
import { accept, type Place } from './accept.ts';
import { withLock } from './lock.ts';
import { serverPart, withStore } from './server-part.ts';
import { several, withdraw } from './withdraw.ts';

const options = {
  text: { type: 'string', value: 'text', help: 'accept: the words to show, with … for each cut' },
} as const satisfies Options;

const actions = ['list', 'show', 'accept', 'withdraw'] as const;

/** Runs `npx vitrine testimonial` with these arguments. @returns What it says. */
export async function runTestimonial(
  place: Place,
  part: Pick<TestimonialsPart, 'openTestimonials'>,
  args: readonly string[],
): Promise<string> {
  const { values, positionals } = readOptions(options, args, { allowPositionals: true });
  const [word = 'list', id = '', ...more] = positionals;
  const action = actions.find((one) => one === word);
  if (action === undefined || more.length > 0 || (id === '') !== (action === 'list'))
    throw new UsageError('Write: npx vitrine testimonial list, or show, accept or withdraw <id>');
  if (values.text !== undefined && action !== 'accept')
    throw new UsageError('--text belongs to accept.');
  if (action === 'withdraw') return await withdraw(place, part, id);
  return await withStore(part, async (store) => {
    if (action === 'list') return list(await store.list());
    const received = await only(store, id);
    return action === 'show'
      ? describe(received)
      : await accept(received, values.text, place, store);
  });
}

function list(all: readonly ReceivedTestimonial[]): string {
  if (all.length === 0) return 'No testimonials have come in.';
  return columns(
    all.map(({ id, consentDay, state, words, project }) => [
      id.slice(0, 8),
      visible(`${consentDay}  ${state.padEnd(8)}  ${words.author}, on ${project}`),
    ]),
  );
}

function describe(received: ReceivedTestimonial): string {
  const { id, words, consentDay, project, portrait, state } = received;
  const facts = [
    `${words.author}${words.title && `, ${words.title}`}`,
    `on the project ${project}, with consent of ${consentDay}, ${state}`,
    `shown with: ${{ full: 'name, role and firm', name: 'name', none: 'neither name nor role' }[words.credit]}`,
    ...(words.stars === undefined ? [] : [`${words.stars} of 5 stars`]),
    ...(portrait ? [`a portrait of ${Math.ceil(portrait.bytes.length / 1000)} kB`] : []),
  ];
  const answers = words.answers.map(({ question, answer }) => `${question}\n\n${answer}`);
  const calls = `npx vitrine testimonial accept ${id.slice(0, 8)}`;
  return [facts.join('\n'), ...answers, calls]
    .map((part) => part.split('\n').map(visible).join('\n'))
    .join('\n\n');
}

/** The one testimonial whose id begins with a text. @throws SettingsError if there is not exactly one */
async function only(store: OpenTestimonials, idStart: string): Promise<ReceivedTestimonial> {
  const found = await store.find(idStart);
  const [one, another] = found;
  if (one && !another) return one;
  if (one) throw several(idStart);
  throw new SettingsError(
    `There is no testimonial '${idStart}'. npx vitrine testimonial list names all.`,
  );
}

export const command: Command = {
  summary: 'Lists the testimonials that came in, and shows them on the site or takes them back.',
  examples: [
    ['npx vitrine testimonial list', 'lists what came in'],
    ['npx vitrine testimonial show 3fa2c1d0', 'shows all words; the beginning of the id is enough'],
    ['npx vitrine testimonial accept 3fa2c1d0', 'writes them into testimonials.yaml'],
    ['npx vitrine testimonial accept 3fa2c1d0 --text "It was … good."', 'shows a part of them'],
    ['npx vitrine testimonial withdraw 3fa2c1d0', 'takes them out of content and store'],
  ],
  options,
  async run(args) {
    readOptions(options, args, { allowPositionals: true });
    const folder = ownerContentFolder(process.env);
    const part = await serverPart('npx vitrine testimonial');
    await withLock(async () => {
      const content = await loadContent(folder);
      console.log(await runTestimonial({ folder, content }, part, args));
    });
  },
};
