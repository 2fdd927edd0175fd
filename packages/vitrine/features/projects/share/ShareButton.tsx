import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import ShareIcon from '~icons/tabler/share-2';
import type { Strings } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import { href } from '../../../site/href.ts';
import round from './RoundButton.module.css';
import './ShareMenu.module.css';

const ShareMenu = lazy(async () => ({ default: (await import('./ShareMenu.tsx')).ShareMenu }));

export interface ShareButtonProps {
  id: string;
  title: string;
  root: string;
  locale: string;
  strings: Strings['projects']['actions'];
}

/** Opens the share dialog of the device (Web Share API) if the browser has one, else a menu. */
export function ShareButton({ id, title, root, locale, strings }: ShareButtonProps) {
  const menu = `share-${id}`;
  const button = useRef<HTMLButtonElement>(null);
  const [address, setAddress] = useState<string>();
  const share = (event: MouseEvent) => {
    const link = new URL(href(`/details/${id}`, root), location.href).href;
    // The menu opens itself when first rendered; later the browser toggles it (`popoverTarget`).
    if (address === undefined) event.preventDefault();
    if ('share' in navigator) openShareDialog(title, link).catch(console.error);
    else setAddress(link);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`round-button ${round.round}`}
        aria-label={t(strings.share, { title }, locale)}
        popoverTarget={menu}
        onClick={share}
      >
        <ShareIcon className="large-icon" aria-hidden="true" />
      </button>
      {address && (
        <Suspense>
          <ShareMenu id={menu} opener={button} {...{ title, address, locale, strings }} />
        </Suspense>
      )}
    </>
  );
}

async function openShareDialog(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // `AbortError`: the visitor closed the dialog without sharing, which is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
