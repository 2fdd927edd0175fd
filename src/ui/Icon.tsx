import type { IconData } from '../content/icons.ts';

interface IconProps {
  /** The drawing. */
  icon: IconData;
  className?: string | undefined;
}

/** A drawing from an icon set. It says nothing to screen readers: its neighbour has the words. */
export function Icon({ icon, className }: IconProps) {
  return (
    <svg
      viewBox={icon.viewBox}
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of an installed icon set
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}
