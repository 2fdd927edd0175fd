import { type MouseEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import ShareIcon from '~icons/tabler/share-2';
import type { Labels } from '../labels/en.ts';
import { fill } from '../ui/fill.ts';
import { href } from '../ui/href.ts';
import round from './RoundButton.module.css';
import styles from './ShareButton.module.css';
import { ShareMenu } from './ShareMenu.tsx';
import { useLive } from './use-live.ts';

interface ShareButtonProps {
  id: string;
  title: string;
  labels: Labels['projects'];
}

/** Opens the share sheet of the device, where there is one, else a small menu. */
export function ShareButton({ id, title, labels }: ShareButtonProps) {
  const menu = useId();
  const isLive = useLive();
  const [address, setAddress] = useState<string>();
  const share = (event: MouseEvent) => {
    const link = new URL(href(`/details/${id}`), location.href).href;
    if (hasShareSheet()) {
      event.preventDefault();
      openShareSheet(title, link);
    } else {
      // The button opens its menu right after this, so the menu has to be there.
      flushSync(() => setAddress(link));
    }
  };
  return (
    <span className={styles.share}>
      <button
        type="button"
        className={round.round}
        aria-label={fill(labels.share.button, { title })}
        disabled={!isLive}
        popoverTarget={menu}
        onClick={share}
      >
        <ShareIcon className={styles.icon} aria-hidden="true" />
      </button>
      {address && <ShareMenu id={menu} title={title} address={address} labels={labels} />}
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
