import { isolated } from '../../i18n/direction.ts';
import './Dimensions.css';

interface DimensionsProps {
  cover?: { readonly width: number; readonly height: number } | undefined;
  /** The text of the horizontal line; by default the width of the cover in pixels. */
  width?: string | undefined;
}

/** Dimension lines above and beside a cover, in the same grid cell of the page and as large as the cover. */
export function Dimensions({ cover, width }: DimensionsProps) {
  return (
    <span
      className="dimensions"
      aria-hidden="true"
      data-x={width === undefined ? cover && `${cover.width} px` : isolated(width)}
      data-y={cover && `${cover.height} px`}
    >
      <svg viewBox={`0 0 ${cover?.width ?? 16} ${cover?.height ?? 10}`} aria-hidden="true" />
    </span>
  );
}
