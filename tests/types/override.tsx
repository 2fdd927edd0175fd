// Type tests for component overrides by owners: `astro check` checks the types; no code is run.

import type { OverridableName } from '../../packages/vitrine/astro/overridable.ts';
import type { requiredProps } from '../../packages/vitrine/astro/required-props.ts';
import { Footer, type PropsOf } from '../../packages/vitrine/components.ts';

export function CustomFooter(props: PropsOf<'Footer'>) {
  return <Footer {...props} year={props.year - 1} />;
}

// `PropsOf` also knows the props of a section on a page.
export const clientsHeading = ({ clients }: PropsOf<'Clients'>): string => clients.heading;

// @ts-expect-error The prop `year` is a number.
export const year: PropsOf<'Footer'>['year'] = '2026';

// @ts-expect-error No component is named Sidebar.
export type Unknown = PropsOf<'Sidebar'>;

// @ts-expect-error The prop `clients` needs a heading.
export const clients: PropsOf<'Clients'>['clients'] = { clients: [] };

/** The names of the props that may not be missing. */
type Required<Props> = {
  [Name in keyof Props]-?: undefined extends Props[Name] ? never : Name;
}[keyof Props];

type Needed = { [Name in OverridableName]: Required<PropsOf<Name>> };
type Listed = { [Name in OverridableName]: (typeof requiredProps)[Name][number] };

// The required props that a page is checked for are those of the types: none is left out, and none is added.
export const allAreListed = (needed: Needed): Listed => needed;
export const allAreNeeded = (listed: Listed): Needed => listed;
