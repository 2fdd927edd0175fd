import type { Site } from '../content/schemas/site.ts';
import type { Labels } from '../labels/en.ts';
import { fill } from '../ui/fill.ts';
import { SocialLinks } from '../ui/SocialLinks.tsx';
import styles from './Footer.module.css';

interface FooterProps {
  site: Site;
  labels: Labels['frame'];
  /** The year of the copyright line. */
  year: number;
}

/** The foot of every page: the panelled base of the shop front. */
export function Footer({ site, labels, year }: FooterProps) {
  const { headline, tagline, copyright } = site.footer;
  return (
    <footer className={styles.footer}>
      <div className={`wide ${styles.panel}`}>
        <div className={styles.words}>
          <p className={styles.name}>{site.name}</p>
          {headline && <p className={styles.headline}>{headline}</p>}
          {tagline && <p className={styles.tagline}>{tagline}</p>}
        </div>
        {site.socials.length > 0 && (
          <SocialLinks links={site.socials} label={labels.socials} tone="on-green" />
        )}
        <p className={styles.copyright}>{fill(copyright, { year })}</p>
      </div>
    </footer>
  );
}
