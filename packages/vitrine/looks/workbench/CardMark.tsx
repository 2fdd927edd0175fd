import type { CardMarkProps } from '../mark-props.ts';
import { Dimensions } from './Dimensions.tsx';
import './card.css';

/**
 * The parts of a drawing that only a sheet has: the dimension line of the cover, which says how
 * long the project took, and the cell of the title block with the number of the sheet and its date.
 */
export function CardMark({ project: { number, date, duration, cover } }: CardMarkProps) {
  return (
    <>
      <Dimensions cover={cover} width={duration} />
      <span
        className="screen-only sheet-number"
        data-number={String(number).padStart(3, '0')}
        aria-hidden="true"
      >
        {date}
      </span>
    </>
  );
}
