import type { SVGProps } from 'react';

/**
 * A component that draws an icon. The drawing stays a string of markup, so that React neither creates
 * elements for its paths nor hydrates each of them.
 *
 * @param attributes Those of the `<svg>`; props of the component override them.
 * @param drawing The markup inside, from an icon set.
 */
export function drawnIcon(attributes: SVGProps<SVGSVGElement>, drawing: string) {
  const inside = { __html: drawing };
  return (props: SVGProps<SVGSVGElement>) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup comes from a package, at build.
    <svg {...attributes} {...props} dangerouslySetInnerHTML={inside} />
  );
}
