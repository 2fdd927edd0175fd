import type { SVGProps } from 'react';

/**
 * A component that draws an icon. The drawing stays the text that its set has: React need not make
 * elements of its paths, nor look at each of them when an island comes to life.
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
