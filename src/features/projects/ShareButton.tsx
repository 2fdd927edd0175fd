import { lazy, type MouseEvent, Suspense, useId, useRef, useState } from 'react';
import ShareIcon from '~icons/tabler/share-2';
import { href } from '../../components/href.ts';
import type { Messages } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import round from './RoundButton.module.css';
import styles from './ShareButton.module.css';
import './ShareMenu.module.css';
import { useHydrated } from '../../components/use-hydrated.ts';

const ShareMenu = lazy(async () => ({ default: (await import('./ShareMenu.tsx')).ShareMenu }));

interface ShareButtonProps {
  id: string;
  title: string;
  /** The path that the pages of the language stand below. */
  root: string;
  messages: Messages['projects']['actions'];
}

/** Opens the share sheet of the device, where there is one, else a small menu. */
export function ShareButton({ id, title, root, messages }: ShareButtonProps) {
  const menu = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const [address, setAddress] = useState<string>();
  const share = (event: MouseEvent) => {
    const link = new URL(href(`/details/${id}`, root), location.href).href;
    // The menu opens by itself when it is made; from then on the browser opens and closes it.
    if (address === undefined) event.preventDefault();
    if (hasShareSheet()) openShareSheet(title, link);
    else setAddress(link);
  };
  return (
    <span className={styles.share}>
      <button
        ref={button}
        type="button"
        className={round.round}
        aria-label={interpolate(messages.share, { title })}
        disabled={!isHydrated}
        popoverTarget={menu}
        onClick={share}
      >
        <ShareIcon className={styles.icon} aria-hidden="true" />
      </button>
      {address && (
        <Suspense>
          <ShareMenu
            id={menu}
            opener={button}
            title={title}
            address={address}
            messages={messages}
          />
        </Suspense>
      )}
    </span>
  );
}

function hasShareSheet(): boolean {
  return 'share' in navigator;
}

async function openShareSheet(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // A visitor who closes the sheet has changed their mind; that is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
