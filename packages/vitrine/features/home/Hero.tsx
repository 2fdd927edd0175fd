import type { ReactNode } from 'react';
import { Actions } from '../../components/Actions.tsx';
import { OwnText } from '../../components/OwnText.tsx';
import type { Home } from '../../content/schemas/home.ts';
import styles from './Hero.module.css';

interface HeroProps {
  /** Texts and links of the hero, from home.yaml. */
  hero: Home['hero'];
  root: string;
  /** The slot for the heading. */
  headline?: ReactNode;
  /** The slot for the `Showcase` component. */
  showcase?: ReactNode;
  /** The slot for the featured projects, if they are the first section of the page. */
  work?: ReactNode;
}

/** The first view of the home page: the texts, the skills and the featured projects in one grid. */
export function Hero({ hero, root, headline, showcase, work }: HeroProps) {
  return (
    <section className={`page-grid hero ${styles.hero}`}>
      <div className={`hero-words ${styles.words}`}>
        {hero.eyebrow && (
          <p className={styles.eyebrow}>
            <OwnText>{hero.eyebrow}</OwnText>
          </p>
        )}
        {headline}
        {hero.text && (
          <p className={styles.text}>
            <OwnText>{hero.text}</OwnText>
          </p>
        )}
        <Actions actions={hero.actions} root={root} />
      </div>
      <div className={`screen-only hero-showcase ${styles.showcase}`}>{showcase}</div>
      {work}
    </section>
  );
}
