import type { ReactNode } from 'react';
import { Actions } from '../../components/Actions.tsx';
import type { Home } from '../../content/schemas/home.ts';
import styles from './Hero.module.css';

interface HeroProps {
  hero: Home['hero'];
  /** The path that the pages of the language stand below. */
  root: string;
  /** The headline, which moves by itself; given by the page as a slot. */
  headline?: ReactNode;
  /** The shop window; given by the page as a slot. */
  window?: ReactNode;
}

/** The first view of Home: who this is, what they make, where to go. */
export function Hero({ hero, root, headline, window }: HeroProps) {
  return (
    <section className={`wide ${styles.hero}`}>
      <div className={styles.words}>
        {hero.eyebrow && <p className={styles.eyebrow}>{hero.eyebrow}</p>}
        {headline}
        {hero.text && <p className={styles.text}>{hero.text}</p>}
        <Actions actions={hero.actions} root={root} />
      </div>
      {window && <div className={`screen-only ${styles.window}`}>{window}</div>}
    </section>
  );
}
