import type { ReactNode } from 'react';

interface SectionProps {
  /** The heading of the section, one level below the heading of the page. */
  heading?: string | undefined;
  lang?: string | undefined;
  /** Whether the section is omitted in print. */
  screenOnly?: boolean;
  children: ReactNode;
}

export function Section({ heading, lang, screenOnly = false, children }: SectionProps) {
  return (
    <section className={`wide spaced ${screenOnly ? 'screen-only' : ''}`} lang={lang}>
      {heading && <h2>{heading}</h2>}
      {children}
    </section>
  );
}
