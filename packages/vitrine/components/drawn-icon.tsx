import type { SVGProps } from 'react';

/**
 * Makes a React component that draws an SVG icon. The content of the `<svg>` stays a string of
 * markup, so that React neither creates nor hydrates an element for each path.
 *
 * @param attributes The attributes of the `<svg>`; props of the component override them.
 * @param drawing The markup inside the `<svg>`, from an icon set.
 */
export function drawnIcon(attributes: SVGProps<SVGSVGElement>, drawing: string) {
  const inside = { __html: drawing };
  return (props: SVGProps<SVGSVGElement>) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup comes from a package, at build.
    <svg {...attributes} {...props} dangerouslySetInnerHTML={inside} />
  );
}
