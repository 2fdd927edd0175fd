import type { ReactNode } from 'react';
import { Actions } from '../../components/Actions.tsx';
import { bidiText } from '../../components/bidi-text.tsx';
import { headingLength } from '../../components/PageHeading.tsx';
import type { Home } from '../../content/schemas/home.ts';
import styles from './Hero.module.css';

interface HeroProps {
  /** Texts and links of the hero, from home.yaml. */
  hero: Home['hero'];
  root: string;
  /** The slot for facts such as the next free date. */
  facts?: ReactNode;
  /** The slot for the heading. */
  headline?: ReactNode;
  /** The slot for a picture with a video over it. */
  video?: ReactNode;
  /** The slot for the `Showcase` component. */
  showcase?: ReactNode;
  /** The slot for the featured projects, if they are the first section of the page. */
  work?: ReactNode;
}

/** The first view of the home page: the texts, the skills and the featured projects in one grid. */
export function Hero({ hero, facts, root, headline, video, showcase, work }: HeroProps) {
  const longest = [...hero.words].sort((one, other) => other.length - one.length)[0];
  const line = [hero.lead, longest].join(' ');
  const letters = Math.max(hero.lead?.length ?? 0, longest?.length ?? 0);
  return (
    <section className={`page-grid hero ${styles.hero}`}>
      <div
        className={`hero-words ${styles.words}`}
        data-length={headingLength(line, hero.text)}
        data-letters={[9, 12].find((step) => letters <= step)}
      >
        {hero.eyebrow && (
          <p className={`hero-eyebrow ${styles.eyebrow}`}>{bidiText(hero.eyebrow)}</p>
        )}
        {headline}
        {hero.text && <p className={`hero-text ${styles.text}`}>{bidiText(hero.text)}</p>}
        <div className="hero-actions">
          <Actions actions={hero.actions} root={root} />
          {facts}
        </div>
        {video && <div className={`screen-only hero-video ${styles.video}`}>{video}</div>}
      </div>
      <div className={`screen-only hero-showcase ${styles.showcase}`}>{showcase}</div>
      {work}
    </section>
  );
}
