import type { DetailsMarkProps } from '../mark-props.ts';
import { Dimensions } from './Dimensions.tsx';
import { gaugeOf } from './gauge.ts';

/**
 * The frame of the sheet, the dimension lines of the cover, and above the results a row of scales: one from 0 upwards
 * for a result with a gauge, with bars up to both values, else a dimension line.
 */
export function DetailsMark({ project: { cover, results } }: DetailsMarkProps) {
  const gauges = results.map((result) => ({ label: result.label, gauge: gaugeOf(result) }));
  const hasScales = results.length <= 4 && gauges.some(({ gauge }) => gauge);
  return (
    <>
      <span className="screen-only zones" aria-hidden="true" />
      <Dimensions cover={cover} />
      {hasScales && (
        <div className="screen-only details-mark scales" aria-hidden="true">
          {gauges.map(({ label, gauge }) => (
            <i key={label} className={gauge ? 'scale gauge' : 'scale'}>
              {gauge && (
                <>
                  <svg className="gauge-bars" aria-hidden="true">
                    <rect width={`${(100 * gauge.before) / gauge.top}%`} height="6" />
                    <rect
                      className="gauge-after"
                      width={`${(100 * gauge.after) / gauge.top}%`}
                      y="8"
                      height="12"
                    />
                  </svg>
                  <b>0</b>
                  <b>{gauge.top}</b>
                </>
              )}
            </i>
          ))}
        </div>
      )}
    </>
  );
}
