import type { IconData } from '../content/images/icons.ts';
import { type IconSheet, iconAddress, isPicture } from './icon-sheet.ts';

interface IconProps {
  /** The SVG file that has the icon. */
  sheet: IconSheet;
  icon: IconData;
  /** A class that sets the size, which the browser would choose otherwise. */
  className: string | undefined;
}

/** An icon of the content, hidden from screen readers: the text beside it names it. */
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
