import type { ReactNode } from 'react';
import { bidiText } from './bidi-text.tsx';

interface SectionProps {
  /** The heading of the section, one level below the heading of the page. */
  heading?: string | undefined;
  lang?: string | undefined;
  /** The language of the heading, if the section has another one. */
  headingLang?: string | undefined;
  /** Whether the section is omitted in print. */
  screenOnly?: boolean;
  /** A plain class name, by which a look may place the section. */
  className?: string;
  children: ReactNode;
}

export function Section(props: SectionProps) {
  const { heading, lang, headingLang, screenOnly = false, className = '', children } = props;
  return (
    <section className={`wide spaced ${className} ${screenOnly ? 'screen-only' : ''}`} lang={lang}>
      {heading && (
        <h2 className="section-title" lang={lang && headingLang}>
          {bidiText(heading)}
        </h2>
      )}
      {children}
    </section>
  );
}
