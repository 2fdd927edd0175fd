import type { CardMarkProps } from '../mark-props.ts';

const numerals: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A positive whole number in Roman numerals. */
function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, letters] of numerals) {
    text += letters.repeat(rest / value);
    rest %= value;
  }
  return text;
}

/** The number of the project's plate in the catalogue, in Roman numerals; the same on each page. */
export function CardMark({ project }: CardMarkProps) {
  return (
    <span className="screen-only card-mark" aria-hidden="true">
      {roman(project.number)}
    </span>
  );
}
