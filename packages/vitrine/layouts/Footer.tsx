import { bidiText } from '../components/bidi-text.tsx';
import { runIn } from '../components/run-in.ts';
import { SocialLinks } from '../components/SocialLinks.tsx';
import type { Content } from '../content/types.ts';
import type { Strings } from '../i18n/language.ts';
import { href } from '../site/href.ts';
import { currentness } from '../site/navigation.ts';
import styles from './Footer.module.css';

interface FooterProps {
  content: Content;
  /** Path of the current page such as `/about`, without the sub-path and the language prefix. */
  path: string;
  strings: Strings['layout'];
  /** The year that replaces `{year}` in the copyright line. */
  year: number;
}

/** The footer of every page: the owner's name and texts, social links, and links to other pages. */
export function Footer({ content, path, strings, year }: FooterProps) {
  const { site, root, pages, customPages } = content;
  const links = [
    ...pages.map(({ id, navLabel }) => ({ to: `/${id}`, label: navLabel })),
    ...customPages.flatMap(({ path, footer }) => (footer ? [{ to: path, label: footer }] : [])),
  ];
  const { headline, tagline, copyright } = site.footer;
  return (
    <footer className={`screen-only site-footer ${styles.footer}`}>
      <div className={`wide footer-panel ${styles.panel}`}>
        <div className={`footer-words ${styles.words}`}>
          <p className={`footer-name ${styles.name}`}>{bidiText(site.name)}</p>
          <div className="footer-text">
            {headline && (
              <p {...runIn(headline)} className={`like-heading footer-headline ${styles.headline}`}>
                {bidiText(headline)}
              </p>
            )}{' '}
            {tagline && <p className={`footer-tagline ${styles.tagline}`}>{bidiText(tagline)}</p>}
          </div>
        </div>
        {site.socials.length > 0 && (
          <SocialLinks links={site.socials} label={strings.socials} tone="on-panel" />
        )}
        <div className={`footer-line ${styles.line}`}>
          <p>{bidiText(copyright.replaceAll('{year}', `${year}`))}</p>
          {links.length > 0 && (
            <ul className={styles.links}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <a
                    className={styles.link}
                    href={href(to, root)}
                    aria-current={currentness(to, path)}
                  >
                    {bidiText(label)}
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
