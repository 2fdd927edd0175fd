import { useState } from 'react';
import { readStored, store } from 'vitrine/browser';
import { useMedia } from '../use-media.ts';

/** The widths of the page in the frame, in CSS pixels. */
export const deviceWidths = { phone: 390, tablet: 768, desktop: 1280 } as const;

export type Device = keyof typeof deviceWidths;

const KEY = 'editor-device';

/** The device whose width the page has: the one that was chosen last, or one that suits the window. */
export function useDevice(): [Device, (device: Device) => void] {
  const [chosen, setChosen] = useState(() => readStored(KEY));
  const isPhone = useMedia('(width < 44rem)');
  const isNarrow = useMedia('(width < 64rem)');
  const choose = (device: Device) => {
    store(KEY, device);
    setChosen(device);
  };
  if (isDevice(chosen)) return [chosen, choose];
  return [isPhone ? 'phone' : isNarrow ? 'tablet' : 'desktop', choose];
}

function isDevice(name: string | undefined): name is Device {
  return name !== undefined && Object.hasOwn(deviceWidths, name);
}
