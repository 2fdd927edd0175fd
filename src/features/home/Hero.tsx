import type { ReactNode } from 'react';
import { Actions } from '../../components/Actions.tsx';
import type { Home } from '../../content/schemas/home.ts';
import styles from './Hero.module.css';

interface HeroProps {
  /** Texts and links of home.yaml. */
  hero: Home['hero'];
  root: string;
  /** The slot of the heading. */
  headline?: ReactNode;
  /** The slot of the display beside the texts. */
  showcase?: ReactNode;
}

/** The first view of Home. */
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
