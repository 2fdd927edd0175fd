import { freeWords, monthsAhead } from '../../components/free/free-dates.ts';
import { makePicture } from '../../components/make-picture.ts';
import { pictureWidths } from '../../components/picture-widths.ts';
import { seenLength } from '../../components/seen-length.ts';
import { testimonialCards } from '../../components/testimonials/testimonial-cards.ts';
import { answersWithPictures } from '../../components/text-pictures.ts';
import type { Closing } from '../../content/schemas/closing.ts';
import type { FaqEntry } from '../../content/schemas/faq.ts';
import type { Service } from '../../content/schemas/services.ts';
import type { Testimonial } from '../../content/schemas/testimonials.ts';
import type { Content } from '../../content/types.ts';
import { joinFacts } from '../../i18n/join-facts.ts';
import { telephoneLink } from '../../site/addresses.ts';
import { contactPath } from '../../site/href.ts';
import { endQuestions, lowestPrice } from './end-rules.ts';

/** Steps of the length of an address, each with a font size in End.css. */
const addressLengths = [24, 28, 36, 60];

/** What one page has at its end. */
export interface EndPlace {
  /** The path of the page, to which nothing at its end links. */
  path: string;
  /** The call to write and its language; that of Home if undefined, and none if null. */
  closing?: (Closing & { lang?: string | undefined }) | null | undefined;
  /** The subject that the message gets. */
  subject?: string | undefined;
  /** The service of the page, with its own price and questions. */
  service?: Service;
  quotes?: readonly Testimonial[];
  /** The questions of the FAQ, in full on the page that is their place. */
  faq?: 'first' | 'all' | 'none';
  hasBooking?: boolean;
  /** The parts that print has; none by default. */
  printed?: 'questions' | 'all';
}

/** The data of the end of a page: what the content has of the parts that belong there. */
export async function endOf(content: Content, place: EndPlace) {
  const { site, root, home, about, services, testimonials, contact, strings } = content;
  const { path, subject, service, quotes = [], hasBooking = true, printed } = place;
  const { locale } = site;
  const { closing = home.closing && { ...home.closing, lang: home.language } } = place;
  const { availability, booking, email, phone } = contact ?? {};
  const lowest = service?.price ? { price: service.price, of: service } : lowestPrice(services);
  const serviceQuestions = service && service.questions.length > 0 ? service.questions : undefined;
  const faq = content.faq?.on.includes('home') && place.faq !== 'none' ? content.faq : undefined;
  const asked: readonly FaqEntry[] = serviceQuestions ?? faq?.questions ?? [];
  const shown = endQuestions(asked, serviceQuestions !== undefined || place.faq === 'all');
  return {
    call: contact &&
      closing && { ...closing, link: { label: closing.linkText, to: contactPath(subject) } },
    address: email && {
      email,
      length: addressLengths.find((length) => seenLength(email) <= length),
      link: `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`,
    },
    date: availability && {
      ...freeWords(availability, strings.contact, locale),
      note: availability.note,
      months: monthsAhead(availability),
    },
    price: lowest && {
      text: lowest.price,
      note: lowest.of && joinFacts([lowest.of.title, lowest.of.duration], locale),
    },
    booking: hasBooking ? booking : undefined,
    face: {
      name: site.name,
      town: about?.location?.city,
      phone: phone && { text: phone, link: telephoneLink(phone) },
      portrait: about?.portrait && (await makePicture(about.portrait, pictureWidths.portraitAtEnd)),
    },
    quotes: testimonials && {
      name: testimonials.heading,
      items: await testimonialCards(quotes, path === '/' ? undefined : { content, path }),
      lang: testimonials.language,
    },
    questions: {
      name: serviceQuestions ? strings.services.questions : (faq?.heading ?? ''),
      items: await answersWithPictures(shown),
      lang: serviceQuestions ? services?.language : faq?.language,
    },
    contactLang: contact?.language,
    servicesLang: services?.language,
    printed,
    root,
    locale,
    strings,
  };
}

export type EndData = Awaited<ReturnType<typeof endOf>>;
