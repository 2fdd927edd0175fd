import { findIcon } from '../../content/images/icons.ts';
import { spellSigns } from '../../content/spell-signs.ts';

/** A skill as `skills.yaml` lists it. */
interface Skill {
  name: string;
  /** The Iconify name of the logo; absent if no icon set has a logo for the skill. */
  logo?: string;
}

/** Logos whose names in the icon sets differ from the usual names of the tools. */
const otherNames = new Map([
  ['html', 'html-5'],
  ['css', 'css-3'],
  ['node', 'nodejs'],
  ['node-js', 'nodejs'],
  ['tailwind', 'tailwindcss'],
  ['vs-code', 'visual-studio-code'],
]);

/** A skill with its logo, if one of the icon sets has it. */
export function skillWithLogo(name: string): Skill {
  const plain = spellSigns(name.toLowerCase())
    .replaceAll(/\.js$/g, '-js')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const words = otherNames.get(plain) ?? plain;
  const candidates = [words, words.replaceAll('-', '')].flatMap((word) => [
    `logos:${word}-icon`,
    `logos:${word}`,
    `devicon:${word}`,
  ]);
  const logo = candidates.find((candidate) => 'icon' in findIcon(candidate));
  return logo === undefined ? { name } : { name, logo };
}
