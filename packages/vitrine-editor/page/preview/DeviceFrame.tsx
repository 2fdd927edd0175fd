import { type CSSProperties, type RefObject, useState } from 'react';
import { strings } from '../language.ts';
import { Building } from './PreviewNotes.tsx';
import styles from './PreviewPane.module.css';

interface DeviceFrameProps {
  /** A ref to the frame. */
  frame: RefObject<HTMLIFrameElement | null>;
  /** The URL of the page. */
  address: string;
  /** The width of the page in CSS pixels. */
  width: number;
  /** The factor by which the page is drawn smaller, at most 1. */
  scale: number;
}

/** A page of the site at the width of a device, drawn smaller where the pane has less room. */
export function DeviceFrame({ frame, address, width, scale }: DeviceFrameProps) {
  const [isLoaded, setLoaded] = useState(false);
  const measures: CSSProperties & Record<`--${string}`, string> = {
    '--width': `${width}px`,
    '--scale': `${scale}`,
  };
  return (
    <div className={styles.device} style={measures}>
      {!isLoaded && <Building />}
      <iframe
        ref={frame}
        title={strings.preview.frame}
        src={address}
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
