import { href } from '../components/href.ts';
import { SocialLinks } from '../components/SocialLinks.tsx';
import type { Site } from '../content/schemas/site.ts';
import type { Messages } from '../i18n/en.ts';
import { interpolate } from '../i18n/interpolate.ts';
import styles from './Footer.module.css';
import { currentness, type NavigationLink } from './navigation.ts';

interface FooterProps {
  site: Site;
  /** Further pages, such as an imprint. */
  links: readonly NavigationLink[];
  root: string;
  /** The path of the page shown, without the sub-path and the root of its language. */
  path: string;
  messages: Messages['layout'];
  year: number;
}

/** The foot of every page: the panelled base of the shop front. */
export function Footer({ site, links, root, path, messages, year }: FooterProps) {
  const { headline, tagline, copyright } = site.footer;
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <div className={`wide ${styles.panel}`}>
        <div>
          <p className={styles.name}>{site.name}</p>
          {headline && <p className={`like-heading ${styles.headline}`}>{headline}</p>}
          {tagline && <p className={styles.tagline}>{tagline}</p>}
        </div>
        {site.socials.length > 0 && (
          <SocialLinks links={site.socials} label={messages.socials} tone="on-green" />
        )}
        <div className={styles.line}>
          <p>{interpolate(copyright, { year })}</p>
          {links.length > 0 && (
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.path}>
                  <a
                    className={styles.link}
                    href={href(link.path, root)}
                    aria-current={currentness(link.path, path)}
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}
