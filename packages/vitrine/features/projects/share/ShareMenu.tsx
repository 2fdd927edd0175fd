import { type RefObject, useEffect, useRef, useState } from 'react';
import LinkedInIcon from '~icons/tabler/brand-linkedin';
import MastodonIcon from '~icons/tabler/brand-mastodon';
import WhatsAppIcon from '~icons/tabler/brand-whatsapp';
import XIcon from '~icons/tabler/brand-x';
import CopiedIcon from '~icons/tabler/check';
import LinkIcon from '~icons/tabler/link';
import MailIcon from '~icons/tabler/mail';
import { copyText } from '../../../browser/copy-text.ts';
import { logRejection } from '../../../browser/log-rejection.ts';
import type { Strings } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import styles from './ShareMenu.module.css';
import { mailLink, shareServices } from './share-links.ts';

interface ShareMenuProps {
  /** The id of the menu, to which the share button refers (`popovertarget`). */
  id: string;
  opener: RefObject<HTMLButtonElement | null>;
  title: string;
  /** The complete URL to share. */
  address: string;
  locale: string;
  strings: Strings['projects']['actions'];
}

const icons = { LinkedIn: LinkedInIcon, Mastodon: MastodonIcon, X: XIcon, WhatsApp: WhatsAppIcon };

/**
 * A menu with ways to share a page, for browsers without the Web Share API. Escape and a click outside close the menu.
 */
export function ShareMenu({ id, opener, title, address, locale, strings }: ShareMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<boolean>();

  useEffect(() => {
    const opened = (event: ToggleEvent) => {
      setCopied(undefined);
      if (event.newState === 'open') menu.current?.querySelector('button')?.focus();
    };
    const element = menu.current;
    element?.addEventListener('toggle', opened);
    element?.showPopover({ source: opener.current ?? undefined });
    return () => element?.removeEventListener('toggle', opened);
  }, [opener]);

  const CopyIcon = copied ? CopiedIcon : LinkIcon;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are links
    <div
      ref={menu}
      id={id}
      popover="auto"
      className={styles.menu}
      role="group"
      aria-label={t(strings.share, { title }, locale)}
    >
      <button
        type="button"
        className={styles.item}
        onClick={logRejection(async () => setCopied(await copyText(address)))}
      >
        <CopyIcon className={styles.icon} aria-hidden="true" />
        {strings.copy}
      </button>
      <p role="status" className={styles.status}>
        {copied !== undefined && (copied ? strings.copied : strings.copyFailed)}
      </p>
      {/* If copying fails, the URL is shown for the visitor to copy. */}
      {copied === false && <code className={styles.address}>{address}</code>}
      <ul className={styles.places}>
        <li>
          <a className={styles.item} href={mailLink(title, address)}>
            <MailIcon className={styles.icon} aria-hidden="true" />
            {strings.mail}
          </a>
        </li>
        {shareServices(title, address).map(({ name, url }) => {
          const PlaceIcon = icons[name];
          return (
            <li key={name}>
              <a className={styles.item} href={url} target="_blank" rel="noopener">
                <PlaceIcon className={styles.icon} aria-hidden="true" />
                {name}
                <span className="visually-hidden">{strings.newTab}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
