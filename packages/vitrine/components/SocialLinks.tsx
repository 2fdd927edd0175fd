import type { Social } from '../content/schemas/site.ts';
import { href } from '../site/href.ts';
import { Icon } from './Icon.tsx';
import styles from './SocialLinks.module.css';

interface SocialLinksProps {
  links: readonly Social[];
  /** The name of the list for screen readers. */
  label: string;
  /** The background on which the links are shown. */
  tone?: 'on-paper' | 'on-panel';
}

export function SocialLinks({ links, label, tone = 'on-paper' }: SocialLinksProps) {
  return (
    <ul className={`site-links ${styles.list} ${styles[tone] ?? ''}`} aria-label={label}>
      {links.map(({ name, icon, url }) => (
        <li key={name}>
          <a className={`round-button ${styles.link}`} href={href(url)} rel="me" title={name}>
            <Icon sheet="socials" icon={icon} className="large-icon" />
            <span className="visually-hidden">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
