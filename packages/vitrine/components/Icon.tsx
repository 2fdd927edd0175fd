import type { IconData } from '../content/images/icons.ts';
import { type IconSheet, iconAddress, isPicture } from './icon-sheet.ts';

interface IconProps {
  /** The SVG sprite file that contains the icon. */
  sheet: IconSheet;
  icon: IconData;
  /** A class that sets the size of the icon, which otherwise is the browser's default. */
  className: string | undefined;
}

/** An icon that the content names. It is hidden from screen readers, because text next to it says the same. */
export function Icon({ sheet, icon, className }: IconProps) {
  if (isPicture(icon)) {
    const [, , width, height] = icon.viewBox.split(' ');
    return (
      <img className={className} src={iconAddress(sheet, icon)} {...{ width, height }} alt="" />
    );
  }
  return (
    <svg className={className} aria-hidden="true">
      <use href={iconAddress(sheet, icon)} />
    </svg>
  );
}
