import { ShowcaseTag } from '../../components/ShowcaseTag.tsx';
import { SkillTiles } from '../../components/SkillTiles.tsx';
import type { ShowcaseProps } from '../showcase-props.ts';
import { ShopCat } from './ShopCat.tsx';
import styles from './Showcase.module.css';

/** The upper shelves of the bay window (home.css): skills as goods, a price tag and a sleeping cat. */
export function Showcase({ skills, tag, strings }: ShowcaseProps) {
  return (
    <div className={styles.front}>
      <div className={styles.shelves} data-few={skills.length <= 8}>
        <ShowcaseTag tag={tag} className={`shop-ticket ${styles.tag}`} />
        <SkillTiles skills={skills} strings={strings} className={styles.goods} />
        <ShopCat className={styles.cat} />
      </div>
    </div>
  );
}
