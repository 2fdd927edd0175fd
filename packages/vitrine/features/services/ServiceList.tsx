import { composition } from '#look/composition.ts';
import { AreaLink } from '../../components/AreaLink.tsx';
import { bidiText } from '../../components/bidi-text.tsx';
import { runIn } from '../../components/run-in.ts';
import type { Service, Services } from '../../content/schemas/services.ts';
import type { Strings } from '../../i18n/language.ts';
import { href } from '../../site/href.ts';
import styles from './ServiceList.module.css';

interface ServiceListProps {
  services: readonly Service[];
  linkText: Services['linkText'];
  /** The heading level of the services: one below that of the heading above the list. */
  level: 2 | 3;
  root: string;
  locale: string;
  strings: Strings['services'];
}

export function ServiceList(props: ServiceListProps) {
  const { services, linkText, level, root, locale, strings } = props;
  const Heading = `h${level}` as const;
  return (
    <ol className={`service-list ${styles.list}`} data-services={services.length}>
      {services.map(({ id, title, text, price, duration }) => {
        const heading = (
          <Heading className={`service-title ${styles.title}`} {...runIn(title)}>
            {bidiText(title)}
          </Heading>
        );
        const words = <p className={`service-text ${styles.text}`}>{bidiText(text)}</p>;
        return (
          // The id is the target of old links such as `/service#shops` (service.astro).
          <li key={id} id={level === 2 ? id : undefined} className={`service ${styles.entry}`}>
            <div className={`service-line ${styles.line}`}>
              {composition.isRunIn ? (
                <div className="service-words">
                  {heading} {words}
                </div>
              ) : (
                heading
              )}
              {(price ?? duration) && (
                <p className={`service-price ${styles.price}`}>
                  {bidiText(price)}
                  {duration && (
                    <span className={`service-time ${styles.time}`}>{bidiText(duration)}</span>
                  )}
                </p>
              )}
            </div>
            {!composition.isRunIn && words}
            <AreaLink
              {...{ title, locale, strings }}
              label={linkText}
              href={href(`/service/${id}`, root)}
              className={`screen-only service-link ${styles.more}`}
            />
          </li>
        );
      })}
    </ol>
  );
}
