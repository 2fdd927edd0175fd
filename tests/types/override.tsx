// Type checks of what an override imports, as an owner writes one: `astro check` reads this, nothing runs it.
import { Footer, type PropsOf } from '../../components.ts';

export function CustomFooter(props: PropsOf<'Footer'>) {
  return <Footer {...props} year={props.year - 1} />;
}

// The props of a section are known as well.
export const clientsHeading = ({ clients }: PropsOf<'Clients'>): string => clients.heading;

// @ts-expect-error A year is a number.
export const year: PropsOf<'Footer'>['year'] = '2026';

// @ts-expect-error There is no such component.
export type Unknown = PropsOf<'Sidebar'>;

// @ts-expect-error The clients have a heading.
export const clients: PropsOf<'Clients'>['clients'] = { clients: [] };
