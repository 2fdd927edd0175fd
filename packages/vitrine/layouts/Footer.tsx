import { BidiText } from '../components/BidiText.tsx';
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
          <p className={`footer-name ${styles.name}`}>
            <BidiText>{site.name}</BidiText>
          </p>
          <div className="footer-text">
            {headline && (
              <p {...runIn(headline)} className={`like-heading footer-headline ${styles.headline}`}>
                <BidiText>{headline}</BidiText>
              </p>
            )}{' '}
            {tagline && (
              <p className={`footer-tagline ${styles.tagline}`}>
                <BidiText>{tagline}</BidiText>
              </p>
            )}
          </div>
        </div>
        {site.socials.length > 0 && (
          <SocialLinks links={site.socials} label={strings.socials} tone="on-panel" />
        )}
        <div className={`footer-line ${styles.line}`}>
          <p>
            <BidiText>{copyright.replaceAll('{year}', `${year}`)}</BidiText>
          </p>
          {links.length > 0 && (
            <ul className={styles.links}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <a
                    className={styles.link}
                    href={href(to, root)}
                    aria-current={currentness(to, path)}
                  >
                    <BidiText>{label}</BidiText>
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
