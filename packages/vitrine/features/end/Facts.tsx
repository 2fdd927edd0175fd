import { composition } from '#look/composition.ts';
import { bidiText } from '../../components/bidi-text.tsx';
import { FreeDate } from '../../components/free/FreeDate.tsx';
import type { EndData } from './end-data.ts';

interface FactsProps {
  /** The parts of the end of the page, of which the facts repeat some. */
  end: Pick<EndData, 'date' | 'price' | 'address' | 'strings'>;
  /** The town of the owner, in place of the price. */
  place?: string | undefined;
}

/** What clients ask first: the next free date; in a look with `hasFacts` also price or town, and the address. */
export function Facts({ end: { date, price, address, strings }, place }: FactsProps) {
  const { contact, services } = strings;
  const { email = '', link = '' } = address || {};
  const facts = [
    place ? { label: services.area, text: place } : { label: services.price, text: price?.text },
    { label: contact.email, text: email, link },
  ].filter(({ text }) => composition.hasFacts && text);
  return (
    <>
      {date && (
        <p className="hero-free fact" data-until={date.until}>
          {(date.until || facts.length > 0) && <span className="fact-label">{date.label}</span>}{' '}
          <span className="fact-value">
            <FreeDate free={date} />
          </span>
        </p>
      )}
      {facts.map(({ label, text, link }) => (
        <p key={label} className="fact">
          <span className="fact-label">{label}</span>{' '}
          <span className="fact-value">{link ? <a href={link}>{text}</a> : bidiText(text)}</span>
        </p>
      ))}
    </>
  );
}
