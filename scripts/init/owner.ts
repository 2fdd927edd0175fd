import type { Answers } from '../owner/questions.ts';
import { type InitFlag, noAddress } from './questions.ts';
import { type OwnSkill, toSkill } from './skills.ts';
import { codeOf, type OwnSocial, toSocial } from './socials.ts';

/** The owner, as the answers describe them. */
export interface Owner {
  name: string;
  /** What they make, such as `Websites`. */
  words: readonly string[];
  /** `Freelance web developer in Leith`. */
  trade: string;
  /** The same inside a sentence. */
  tradeInside: string;
  email: string | undefined;
  phone: string | undefined;
  socials: readonly OwnSocial[];
  code: OwnSocial | undefined;
  skills: readonly OwnSkill[];
  address: string;
  /** Whether the address only stands in for one. */
  hasNoAddress: boolean;
  /** The fields of `delivery` in `contact.yaml`. */
  delivery: Readonly<Record<string, string>>;
  locale: string;
  categories: readonly string[];
}

/** Makes an owner out of the answers. */
export function toOwner(answers: Answers<InitFlag>): Owner {
  const one = (flag: InitFlag) => answers[flag]?.[0];
  const socials = (answers.social ?? []).map(toSocial);
  const town = one('town');
  const place = town === undefined ? '' : ` in ${town}`;
  const [form, key, endpoint] = [one('form'), one('key'), one('endpoint')];
  const address = one('address');
  return {
    name: one('name') ?? '',
    words: answers.words ?? [],
    trade: `Freelance web developer${place}`,
    tradeInside: `freelance web developer${place}`,
    email: one('email'),
    phone: one('phone'),
    socials,
    code: codeOf(socials),
    skills: (answers.skill ?? []).map(toSkill),
    address: address ?? noAddress,
    hasNoAddress: address === undefined,
    delivery: {
      by: one('delivery') ?? 'server',
      ...(form !== undefined && { form }),
      ...(key !== undefined && { key }),
      ...(endpoint !== undefined && { address: endpoint }),
    },
    locale: one('locale') ?? 'en-GB',
    categories: answers.category ?? [],
  };
}
