import type { DetailsMarkProps } from '../mark-props.ts';
import { Dimensions } from './Dimensions.tsx';
import { gaugeOf } from './gauge.ts';

/** The dimension lines of the cover, and below the results a gauge for each with comparable values before and after. */
export function DetailsMark({ project: { cover, results } }: DetailsMarkProps) {
  const scales = results.map((result) => ({ label: result.label, gauge: gaugeOf(result) }));
  const hasScales = results.length <= 4 && scales.some(({ gauge }) => gauge);
  return (
    <>
      <Dimensions cover={cover} />
      {hasScales && (
        <div className="screen-only details-mark scales" aria-hidden="true">
          {scales.map(({ label, gauge }) => (
            <svg key={label} className={gauge && 'gauge'} aria-hidden="true">
              <rect width={`${gauge?.before ?? 0}%`} y="17" height="4" />
              <rect className="gauge-after" width={`${gauge?.after ?? 0}%`} y="24" height="11" />
            </svg>
          ))}
        </div>
      )}
    </>
  );
}
