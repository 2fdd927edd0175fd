import type { Service, Services } from '../../content/schemas/services.ts';
import type { UiStrings } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { href } from '../../lib/href.ts';
import styles from './ServiceList.module.css';

interface ServiceListProps {
  services: readonly Service[];
  linkText: Services['linkText'];
  /** The heading level of the services: one below that of the heading above the list. */
  level: 2 | 3;
  root: string;
  strings: UiStrings['services'];
}

/**
 * The `dir` attribute of a price. A price without letters follows the direction of the page,
 * because `auto` would write it left to right.
 */
export const directionOf = (price: string) => (/\p{L}/u.test(price) ? 'auto' : undefined);

export function ServiceList({ services, linkText, level, root, strings }: ServiceListProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={`service-list ${styles.list}`}>
      {services.map(({ id, title, text, price }) => (
        // The id is the target of old links such as `/service#shops` (service.astro).
        <li key={id} id={level === 2 ? id : undefined} className={styles.entry}>
          <div className={styles.line}>
            <Heading className={styles.title}>{title}</Heading>
            {price && (
              <p className={styles.price} dir={directionOf(price)}>
                {price}
              </p>
            )}
          </div>
          <p className={styles.text}>{text}</p>
          <a className={`screen-only lone-link ${styles.more}`} href={href(`/service/${id}`, root)}>
            {linkText}
            <span className="visually-hidden"> {interpolate(strings.about, { title })}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
