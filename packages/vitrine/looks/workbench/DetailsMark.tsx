import type { DetailsMarkProps } from '../mark-props.ts';
import { Dimensions } from './Dimensions.tsx';
import { gaugeOf } from './gauge.ts';

/**
 * The frame of the sheet, the dimension lines of the cover, and above the results a row of scales:
 * one from 0 upwards for a result whose values before and after are numbers, with bars up to
 * both values, else a dimension line. Without such a result,
 * or with more than four results, there is no row of scales.
 */
export function DetailsMark({ project: { cover, results }, locale }: DetailsMarkProps) {
  const gauges = results.map((result) => gaugeOf(result, locale));
  const format = new Intl.NumberFormat(locale, { useGrouping: false });
  const hasScales = results.length <= 4 && gauges.some(Boolean);
  return (
    <>
      <span className="screen-only zones" aria-hidden="true" />
      {cover && <Dimensions cover={cover} />}
      {hasScales && (
        <div className="screen-only details-mark scales" aria-hidden="true">
          {results.map(({ label }, index) => {
            const gauge = gauges[index];
            if (!gauge) return <i key={label} />;
            const share = (value: number) => `${(100 * value) / gauge.top}%`;
            return (
              <i key={label} className="gauge">
                <svg aria-hidden="true">
                  <rect width={share(gauge.before)} height="6" />
                  <rect width={share(gauge.after)} y="8" height="12" />
                </svg>
                <b>{format.format(0)}</b>
                <b>{format.format(gauge.top)}</b>
              </i>
            );
          })}
        </div>
      )}
    </>
  );
}
