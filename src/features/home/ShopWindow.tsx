import { SkillLogo } from '../../components/SkillLogo.tsx';
import type { Home } from '../../content/schemas/home.ts';
import type { Skill } from '../../content/schemas/skills.ts';
import type { Messages } from '../../i18n/en.ts';
import { ShopCat } from './ShopCat.tsx';
import '../../styles/window.css';
import styles from './ShopWindow.module.css';
import { shelfColumns } from './shelf.ts';

interface ShopWindowProps {
  /** The goods on the shelves. */
  skills: readonly Skill[];
  /** The price tag. */
  tag: Home['window'];
  messages: Messages['skills'];
}

/** The bands of the day, each with its own light. */
const skies = ['morning', 'afternoon', 'evening', 'night'] as const;

/**
 * The window of the shop: the skills as goods on shelves, and the light of the visitor's hour.
 * `start-time-of-day.ts` tells the hour; without it the window has daylight by day and is lit at night.
 */
export function ShopWindow({ skills, tag, messages }: ShopWindowProps) {
  const columns = shelfColumns(skills.length);
  return (
    <div className={styles.front}>
      <div className={styles.pane}>
        <div className={styles.light} aria-hidden="true">
          {skies.map((sky) => (
            <div key={sky} className={`${styles.sky} ${styles[sky] ?? ''}`} />
          ))}
        </div>
        {tag && (
          <p className={styles.tag}>
            <strong className={styles.figure}>{tag.figure}</strong> {tag.label}
          </p>
        )}
        <div className={styles.shelves} data-columns={columns}>
          <ul
            className={styles.goods}
            data-shelves={Math.ceil(skills.length / columns)}
            aria-label={messages.label}
          >
            {skills.map((skill) => (
              <li key={skill.name} className={styles.good} title={skill.name}>
                <span className={styles.box}>
                  <SkillLogo skill={skill} />
                </span>
                <span className="visually-hidden">{skill.name}</span>
              </li>
            ))}
          </ul>
          {skills.length % columns !== 0 && <ShopCat className={styles.cat} />}
        </div>
        <div className={styles.glass} aria-hidden="true" />
      </div>
      <div className={styles.sill} aria-hidden="true" />
    </div>
  );
}
