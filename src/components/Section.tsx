import type { ReactNode } from 'react';

interface SectionProps {
  /** The heading, one level below the page's. */
  heading?: string | undefined;
  lang?: string | undefined;
  /** Whether it is left out in print. */
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
