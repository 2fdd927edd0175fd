import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapTexts } from '../../packages/vitrine/i18n/catalogue.ts';
import { loadStrings } from '../../packages/vitrine/i18n/load-language.ts';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { writeFiles } from './write-files.ts';

/** The Hebrew letters in place of a to z. */
const letters = [...'אבגדהוזחטיכלמנסעפצקרשתאבגד'];

/**
 * Writes the sample in a pseudo language into a folder: right to left, with an interface whose texts are
 * 40 percent longer than the English ones, in Hebrew letters, between the marks ⟦ and ⟧.
 */
export async function writePseudoLanguage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const sample = join(ROOT, 'examples/sample/content');
  const german = join(sample, 'de');
  await cp(sample, folder, { recursive: true, filter: (path) => path !== german });
  const systems = join(ROOT, 'examples/systems/content');
  for (const posts of ['posts', 'posts.yaml']) {
    await cp(join(systems, posts), join(folder, posts), { recursive: true });
  }
  for await (const path of glob('{skills.yaml,projects.yaml,projects/*/index.md}', {
    cwd: folder,
  })) {
    const text = await readFile(join(folder, path), 'utf8');
    await writeFile(join(folder, path), withSigns(text));
  }
  const site = await readFile(join(sample, 'site.yaml'), 'utf8');
  await writeFiles(folder, {
    'site.yaml': site.replace(/^locale: .*\nlocales: .*$/m, 'locale: he-IL'),
    // JSON is YAML.
    'messages.yaml': JSON.stringify(mapTexts(await loadStrings('en'), pseudo)),
  });
}

/** Names with signs, which a right-to-left page must not move, in place of some names of the sample. */
function withSigns(text: string): string {
  return text
    .replace(/(?<=name: )Html-Css/, 'C++')
    .replaceAll('HTML-CSS-BOOTSTRAP', 'C#')
    .replaceAll('REACT-BOOTSTRAP', '.NET')
    .replace(/(?<=\nclient: ).*/, '$&!');
}

/** A text with each word in Hebrew letters and 40 percent longer, between marks. Placeholders stay. */
function pseudo(text: string): string {
  return `⟦${text.replaceAll(/\{\w+\}|[a-z]+/gi, (word) => (word[0] === '{' ? word : lengthen(word)))}⟧`;
}

function lengthen(word: string): string {
  const hebrew = [...word.toLowerCase()].map((sign) => letters[sign.charCodeAt(0) - 97]).join('');
  return hebrew.repeat(2).slice(0, Math.ceil(1.4 * word.length));
}
