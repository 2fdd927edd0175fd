import './End.css';
import { Actions } from '../../components/Actions.tsx';
import { BookingLink } from '../../components/BookingLink.tsx';
import { bidiText } from '../../components/bidi-text.tsx';
import { FaqList } from '../../components/FaqList.tsx';
import { TestimonialSlider } from '../../components/testimonials/TestimonialSlider.tsx';
import { EndDate } from './EndDate.tsx';
import { EndFace } from './EndFace.tsx';
import type { EndData } from './end-data.ts';

interface EndProps {
  /** The parts that the content has, from `endOf`. */
  end: EndData;
}

/**
 * The end of a page: the call to write and the address, then free date, price, booking and the person, then a quote
 * and questions. Parts that the content lacks are left out.
 */
export function End({ end }: EndProps) {
  const { call, address, date, price, booking, face, quotes, questions } = end;
  const { root, locale, strings, contactLang, servicesLang, printed } = end;
  const hasQuote = quotes !== undefined && quotes.items.length > 0;
  const quoteClass = printed === 'all' ? 'end-quote' : 'end-quote screen-only';
  const isAnswered = questions.items.length > 0;
  const hasFacts = Boolean(date ?? price ?? booking ?? call ?? address);
  if (!(hasFacts || hasQuote || isAnswered)) return null;
  return (
    <section className={printed ? 'end' : 'end screen-only'}>
      <div className="wide end-inner">
        {call && (
          <div className="screen-only end-call" lang={call.lang}>
            <h2 className="end-title">{bidiText(call.heading)}</h2>
            {call.text && <p>{bidiText(call.text)}</p>}
          </div>
        )}
        {address && (
          <p className="screen-only end-address" data-length={address.length}>
            <a href={address.link} dir="ltr">
              {address.email}
            </a>
          </p>
        )}
        {hasFacts && (
          <div className="screen-only end-facts">
            {date && <EndDate date={date} locale={locale} lang={contactLang} strings={strings} />}
            {price && (
              <div className="end-price" lang={servicesLang}>
                <p className="end-label">{strings.services.price}</p>
                <p className="end-value">{bidiText(price.text)}</p>
                {price.note && <p className="end-note">{price.note}</p>}
              </div>
            )}
            {(booking ?? call) && (
              <div className="end-booking">
                <BookingLink booking={booking} locale={locale} lang={contactLang} />
                {call && <Actions actions={[call.link]} root={root} />}
              </div>
            )}
            <EndFace face={face} label={strings.contact.person} />
          </div>
        )}
        {(hasQuote || isAnswered) && (
          <div className="end-said">
            {hasQuote && (
              <div className={quoteClass} lang={quotes.lang}>
                <p className="end-label">{bidiText(quotes.name)}</p>
                <TestimonialSlider
                  items={quotes.items}
                  name={quotes.name}
                  columns={1}
                  withTitle
                  locale={locale}
                  strings={strings.testimonials}
                />
              </div>
            )}
            {isAnswered && (
              <div className="end-questions" lang={questions.lang}>
                <p className="end-label">{bidiText(questions.name)}</p>
                <FaqList questions={questions.items} />
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
