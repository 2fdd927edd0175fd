import type { IconData } from '../content/images/icons.ts';
import { type IconSheet, iconAddress, isPicture } from './icon-sheet.ts';

interface IconProps {
  /** The SVG file that holds it. */
  sheet: IconSheet;
  icon: IconData;
  /** Gives its size: without one it would be as large as the browser likes. */
  className: string | undefined;
}

/** An icon of the content. It says nothing to screen readers: its neighbour has the words. */
export function Icon({ sheet, icon, className }: IconProps) {
  if (isPicture(icon)) {
    const [, , width, height] = icon.viewBox.split(' ');
    return (
      <img
        className={className}
        src={iconAddress(sheet, icon)}
        width={width}
        height={height}
        alt=""
      />
    );
  }
  return (
    <svg className={className} aria-hidden="true">
      <use href={iconAddress(sheet, icon)} />
    </svg>
  );
}
