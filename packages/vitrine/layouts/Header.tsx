import { Logo } from '#look/Logo.tsx';
import ExternalIcon from '~icons/tabler/arrow-up-right';
import MenuIcon from '~icons/tabler/menu-2';
import CloseIcon from '~icons/tabler/x';
import { bidiText } from '../components/bidi-text.tsx';
import { Icon } from '../components/Icon.tsx';
import type { Content } from '../content/types.ts';
import type { Strings } from '../i18n/language.ts';
import { t } from '../i18n/t.ts';
import { href } from '../site/href.ts';
import { currentness, type LanguageLink, navigation } from '../site/navigation.ts';
import styles from './Header.module.css';
import { MotionSwitch } from './MotionSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

interface HeaderProps {
  content: Content;
  /** Links to the translations of the current page. */
  languages: readonly LanguageLink[];
  /** Path of the current page such as `/about`, without the sub-path and the language prefix. */
  path: string;
  strings: Strings;
}

/**
 * The header of every page; in print it shows the owner's name and the site's host name
 * (print.css). On small screens the navigation is a popover, which works without JavaScript.
 */
export function Header({ content, languages, path, strings }: HeaderProps) {
  const { site, root } = content;
  return (
    <header className={`wide site-header ${styles.header}`}>
      <a
        className={`like-heading brand ${styles.brand}`}
        href={href('/', root)}
        aria-label={t(strings.layout.home, { brand: site.brand }, site.locale)}
      >
        <Logo />
        <span className={styles.name}>{bidiText(site.brand)}</span>
      </a>
      <div id="menu" popover="auto" className={`screen-only site-menu ${styles.menu}`}>
        <nav className="main-nav" aria-label={strings.layout.navigation}>
          <ul className={`menu-links ${styles.links}`}>
            {navigation(content).map((link) => (
              <li key={link.path} className="menu-item">
                <a
                  className={`menu-link ${styles.link}`}
                  href={href(link.path, root)}
                  aria-current={currentness(link.path, path)}
                >
                  {bidiText(link.label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {site.repository && (
          <a
            className={`quiet-button repository ${styles.repository}`}
            href={href(site.repository.url, root)}
          >
            <Icon
              sheet="socials"
              icon={site.repository.icon}
              className={`small-icon ${styles.mark}`}
            />
            {bidiText(site.repository.name)}
            <ExternalIcon className={`directional ${styles.external}`} aria-hidden="true" />
          </a>
        )}
        {languages.length > 0 && (
          <nav aria-label={strings.layout.languages}>
            <ul className={styles.languages}>
              {languages.map(({ language, root, path, label }) => (
                <li key={language}>
                  <a
                    className={styles.language}
                    href={href(path, root)}
                    hrefLang={language}
                    lang={language}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ThemeSwitch strings={strings.theme} />
      </div>
      <p hidden>{`${site.name}, ${new URL(site.address).host}`}</p>
      <MotionSwitch strings={strings.motion} />
      <button type="button" className={`menu-opener ${styles.opener}`} popoverTarget="menu">
        <MenuIcon className="menu-icon" aria-hidden="true" />
        <CloseIcon className="menu-icon" aria-hidden="true" />
        <span>{strings.layout.menu}</span>
      </button>
    </header>
  );
}
