import OpenIcon from '~icons/tabler/arrow-up-right';
import type { ShownTheme } from '../../preview/browser/messages.ts';
import { strings } from '../language.ts';
import styles from './PreviewPane.module.css';
import { SegmentedControl } from './SegmentedControl.tsx';
import { readablePath } from './site-pages.ts';
import type { Device } from './use-device.ts';

interface PreviewBarProps {
  /** The title of the page; empty where it is not known. */
  title: string;
  /** The path of the page. */
  path: string;
  /** The URL of the page; undefined where there is no page to open. */
  address: string | undefined;
  device: Device;
  onDevice: (device: Device) => void;
  /** The theme of the page; undefined while there is no page. */
  theme: ShownTheme | undefined;
  onTheme: (theme: ShownTheme) => void;
}

/** The page that the preview shows, and the choices how it is shown. */
export function PreviewBar(props: PreviewBarProps) {
  const { title, path, address, device, onDevice, theme, onTheme } = props;
  const { preview } = strings;
  return (
    <header className={styles.bar}>
      <p className={styles.page}>
        {title !== '' && (
          <strong>
            <bdi>{title}</bdi>
          </strong>
        )}{' '}
        <bdi dir="ltr">{readablePath(path)}</bdi>
      </p>
      <div className={styles.choices}>
        <SegmentedControl
          legend={preview.width}
          options={{ phone: preview.phone, tablet: preview.tablet, desktop: preview.desktop }}
          chosen={device}
          onChoose={onDevice}
        />
        <SegmentedControl
          legend={preview.theme}
          options={{ day: preview.day, night: preview.night }}
          chosen={theme}
          onChoose={onTheme}
        />
      </div>
      {address !== undefined && (
        <a className={styles.open} href={address} target="_blank" rel="noreferrer">
          <span>{preview.open}</span>
          <OpenIcon className="directional" aria-hidden="true" />
        </a>
      )}
    </header>
  );
}
