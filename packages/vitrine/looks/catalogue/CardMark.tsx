import type { CardMarkProps } from '../mark-props.ts';

/** The letters for one, five and ten, from units to thousands. */
const letters = ['IVX', 'XLC', 'CDM', 'M'];
/** How each digit is written, in positions of these letters. */
const digits = ['', '0', '00', '000', '01', '1', '10', '100', '1000', '02'];

/** A whole number from 1 to 3999 in Roman numerals. */
function roman(number: number): string {
  const places = [...String(number)].toReversed().map((digit, place) => {
    const written = digits[Number(digit)] ?? '';
    return written.replaceAll(/\d/g, (position) => letters[place]?.[Number(position)] ?? '');
  });
  return places.toReversed().join('');
}

/** The number of the project's plate in the catalogue, in Roman numerals; the same on each page. */
export function CardMark({ project }: CardMarkProps) {
  return (
    <span className="screen-only card-mark" aria-hidden="true">
      {roman(project.number)}
    </span>
  );
}
