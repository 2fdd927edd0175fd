import type { RefObject } from 'react';
import type { Labels } from '../labels/en.ts';
import { fill } from '../ui/fill.ts';
import { counted, formatWhole } from './counted.ts';
import { everything, type Finding, findingAddress, isPlain } from './finding.ts';
import styles from './ResultsHead.module.css';

interface ResultsHeadProps {
  ref: RefObject<HTMLParagraphElement | null>;
  /** What the address asks for. */
  finding: Finding;
  /** How many projects are found. */
  total: number;
  /** How many projects there are at all. */
  of: number;
  /** Whether something is on its way. */
  isBusy: boolean;
  locale: string;
  labels: Labels['projects'];
}

/** How many projects there are, and the way back to all of them. */
export function ResultsHead({ ref, finding, total, of, isBusy, locale, labels }: ResultsHeadProps) {
  const found = isPlain(finding)
    ? counted(labels.count, total, locale)
    : counted(
        {
          one: fill(labels.countOf.one, { count: '{count}', total: formatWhole(of, locale) }),
          other: fill(labels.countOf.other, { count: '{count}', total: formatWhole(of, locale) }),
        },
        total,
        locale,
      );
  return (
    <div className={styles.head}>
      <p className={styles.found} ref={ref} tabIndex={-1}>
        {isBusy ? labels.loading : found}
      </p>
      {!isPlain(finding) && (
        <a className={styles.clear} href={findingAddress(everything)}>
          {labels.clear}
        </a>
      )}
    </div>
  );
}
