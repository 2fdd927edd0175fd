import { existsSync } from 'node:fs';
import { findWarnings, languageNotes, OWN_PAGES } from '../content/check/warnings.ts';
import { formatIssues } from '../content/content-issue.ts';
import { chooseContentFolder } from '../content/folder.ts';
import { loadSite } from '../content/loader/load.ts';
import { checkFirstScreens } from '../content/sealed/first-screen.ts';
import { requireSiteKey } from '../content/sealed/opened-content.ts';
import { summarise } from '../content/summary.ts';
import type { Content } from '../content/types.ts';
import { withheldNotes } from '../content/withheld-notes.ts';
import { terminalText } from '../errors/terminal-text.ts';
import { displayPath, ROOT } from '../settings/site-paths.ts';
import { type Command, type Options, readOptions } from './command.ts';
import { gitWarnings } from './private/git-warnings.ts';
import { privateTraces } from './private/private-traces.ts';

/** The maximum number of warnings that one run prints. */
const maxShown = 40;

const options = {
  strict: { type: 'boolean', help: 'exits with code 1 if there are warnings, for a build server' },
} as const satisfies Options;

export const command: Command = {
  summary: 'Checks the content, without building.',
  examples: [
    ['npx vitrine check', 'exits with code 1 if there are errors'],
    ['npx vitrine check --strict', 'exits with code 1 if there are warnings'],
  ],
  options,
  notes: 'CONTENT=folder chooses another content folder.',
  async run(args) {
    const { values } = readOptions(options, args);
    const folder = chooseContentFolder(ROOT, process.env);
    requireSiteKey(folder);
    const site = await loadSite(folder);
    await checkFirstScreens(folder, site);
    const content = await withOwnPages(site.content);
    const warnings = [...(await findWarnings(folder, content)), ...(await privateTraces(folder))];
    console.log(`${displayPath(folder)}/ has no errors: ${summarise(content)}.`);
    for (const note of withheldNotes(folder, content)) console.log(note);
    for (const note of await languageNotes(folder, content)) console.log(note);
    const ofGit = await gitWarnings(folder, ROOT);
    for (const warning of ofGit) console.error(`\n${terminalText(warning)}`);
    if (warnings.length > 0)
      console.error(`\n${terminalText(formatIssues(warnings, 'warning', maxShown))}`);
    if (warnings.length + ofGit.length === 0) return;
    if (values.strict) process.exitCode = 1;
  },
};

/** Checks and adds the owner's own pages. Their reader loads Vite, which few sites need for a check. */
async function withOwnPages(content: Content): Promise<Content> {
  if (!existsSync(OWN_PAGES)) return content;
  const { withCustomPages } = await import('../astro/custom-pages.ts');
  return await withCustomPages(content, OWN_PAGES);
}
