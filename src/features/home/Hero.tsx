import type { ReactNode } from 'react';
import { Actions } from '../../components/Actions.tsx';
import type { Home } from '../../content/schemas/home.ts';
import styles from './Hero.module.css';

interface HeroProps {
  /** Texts and links of the hero, from home.yaml. */
  hero: Home['hero'];
  root: string;
  /** The slot for the heading. */
  headline?: ReactNode;
  /** The slot for the `Showcase` component, next to the texts. */
  showcase?: ReactNode;
}

/** The hero, which is the first section of the home page. */
export function Hero({ hero, root, headline, showcase }: HeroProps) {
  return (
    <section className={`wide hero ${styles.hero}`}>
      <div className={styles.words}>
        {hero.eyebrow && <p className={styles.eyebrow}>{hero.eyebrow}</p>}
        {headline}
        {hero.text && <p className={styles.text}>{hero.text}</p>}
        <Actions actions={hero.actions} root={root} />
      </div>
      <div className={`screen-only ${styles.showcase}`}>{showcase}</div>
    </section>
  );
}
