// Type tests for component overrides by owners: `astro check` checks the types; no code is run.
import { Footer, type PropsOf } from '../../components.ts';

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
