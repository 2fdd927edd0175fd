import { ShowcaseTag } from '../../components/ShowcaseTag.tsx';
import { SkillTiles } from '../../components/SkillTiles.tsx';
import type { ShowcaseProps } from '../showcase-props.ts';
import { ShopCat } from './ShopCat.tsx';
import './showcase-tokens.css';
import styles from './Showcase.module.css';

/** The parts of the day, each with its own sky in the shop window. */
const skies = ['morning', 'afternoon', 'evening', 'night'] as const;

/** Number of columns, which are skills side by side on a shelf, for a number of skills. */
const columnsFor = (count: number) => {
  if (count <= 4) return 3;
  return count <= 25 ? 5 : 7;
};

/**
 * A drawn shop window with the skills as goods on shelves. The sky shows the visitor's part of the
 * day (daypart-clock.ts); without JavaScript, the sky is that of the theme.
 */
export function Showcase({ skills, tag, strings }: ShowcaseProps) {
  const columns = columnsFor(skills.length);
  return (
    <div className={styles.front}>
      <div className={styles.pane}>
        <div className={styles.light} aria-hidden="true">
          {skies.map((sky) => (
            <div key={sky} className={`${styles.sky} ${styles[sky] ?? ''}`} />
          ))}
        </div>
        <ShowcaseTag tag={tag} className={styles.tag} />
        <div
          className={styles.shelves}
          data-columns={columns}
          data-shelves={Math.ceil(skills.length / columns)}
        >
          <SkillTiles skills={skills} strings={strings} className={styles.goods} />
          {skills.length % columns !== 0 && <ShopCat className={styles.cat} />}
        </div>
        <div className={styles.glass} aria-hidden="true" />
      </div>
      <div className={styles.sill} aria-hidden="true" />
    </div>
  );
}
