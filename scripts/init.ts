// The part of `npm run init` that needs the packages: asks, then writes a content folder.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { intro, outro } from '@clack/prompts';
import { SettingsError } from '../server/settings-error.ts';
import { printError } from './errors.ts';
import { freeName, isTaken, writeFolder } from './init/folder.ts';
import { findImages } from './init/images.ts';
import { makeDrafts } from './init/make-drafts.ts';
import { toOwner } from './init/owner.ts';
import { type InitFlag, initQuestions } from './init/questions.ts';
import { stillToWrite } from './init/still-to-write.ts';
import type { Asker } from './owner/asker.ts';
import { type Answers, answer, type Flags, helpFor, optionsFor } from './owner/questions.ts';
import { terminal } from './owner/terminal.ts';
import { ROOT, shown } from './project.ts';
import { readFlags } from './read-flags.ts';

const usage = `Begins a content folder of your own.

  npm run init                              asks
  npm run init -- --yes --name "Your Name"  takes defaults for what is not given

${helpFor(initQuestions)}

  --images folder  begins with a project for each image of a folder
  --to folder      where to write, in the place of content/
  --yes            asks nothing
  --overwrite      a folder that stands there gives way; it is kept under another name
  --help           shows this

Without a terminal nothing is asked.`;

async function init(): Promise<void> {
  const { values } = readFlags(usage, () =>
    parseArgs({
      options: {
        ...optionsFor(initQuestions),
        images: { type: 'string' },
        to: { type: 'string' },
        yes: { type: 'boolean' },
        overwrite: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }),
  );
  if (values.help === true) return console.log(usage);

  const asker = values.yes === true ? undefined : terminal();
  const to = typeof values.to === 'string' ? values.to : process.env.CONTENT || 'content';
  const folder = resolve(ROOT, to);
  if (folder === resolve(ROOT, 'sample')) {
    throw new SettingsError('The sample stays as it is. Name another folder with --to.');
  }
  if (asker) intro('A content folder of your own. Enter keeps what is shown, Ctrl-C breaks off.');
  await mayWrite(folder, values.overwrite === true, asker);
  const found = typeof values.images === 'string' ? await findImages(values.images) : undefined;

  const owner = toOwner(await completeAnswers(values, asker));
  const drafts = makeDrafts(owner, found?.images ?? []);
  const old = await writeFolder(folder, drafts);
  if (asker) outro('Thank you, that was all.');
  const aside = found?.leftAside ?? [];
  if (aside.length > 0)
    console.error(`Left aside:\n${aside.map((line) => `  ${line}`).join('\n')}`);
  console.log(report(folder, old, stillToWrite(folder, drafts)));
}

async function mayWrite(folder: string, overwrite: boolean, asker: Asker | undefined) {
  if (overwrite || !(await isTaken(folder))) return;
  const name = shown(folder);
  const kept = shown(freeName(folder));
  if (asker === undefined) {
    throw new SettingsError(
      `${name}/ is there already. With --overwrite a new one takes its place, and it is kept as ${kept}/.`,
    );
  }
  const message = `${name}/ is there already. Begin anew? It is kept as ${kept}/.`;
  if (!(await asker.confirm(message))) throw new SettingsError('Nothing was written.');
}

async function completeAnswers(flags: Flags, asker: Asker | undefined) {
  const answers: Answers<InitFlag> = await answer(initQuestions, flags, asker);
  const [question] = initQuestions.filter(({ flag }) => flag === 'email');
  if (answers.delivery?.[0] !== 'mailto' || answers.email || !question) return answers;
  if (!asker) throw new SettingsError('--delivery mailto needs --email.');
  const ask = 'Delivery by mailto needs your email address';
  return { ...answers, ...(await answer([{ ...question, ask, isRequired: true }], {}, asker)) };
}

function report(folder: string, old: string | undefined, list: string): string {
  const name = shown(folder);
  const isUsual = name === 'content' || resolve(ROOT, process.env.CONTENT || '-') === folder;
  const which = isUsual ? '' : `CONTENT=${name} `;
  return `${name}/ is written.${old === undefined ? '' : ` The folder that stood there is now ${shown(old)}/.`}

Still to write:
${list}

Then:
  ${which}npm run dev                  shows the site while you write
  ${which}npm run new project "Title"  adds a project
  ${which}npm run check                looks for mistakes, and for what is missing`;
}

process.chdir(ROOT);
try {
  await init();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
