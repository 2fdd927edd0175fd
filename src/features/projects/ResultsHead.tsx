import type { RefObject } from 'react';
import type { Labels } from '../../i18n/en.ts';
import { counted, formatWhole } from './counted.ts';
import { everything, type Finding, findingAddress, isPlain } from './project-query.ts';
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
    : counted(labels.countOf, total, locale, { total: formatWhole(of, locale) });
  return (
    <div className={styles.head}>
      <p className={styles.found} ref={ref} tabIndex={-1}>
        {isBusy ? labels.loading : found}
      </p>
      {!isPlain(finding) && (
        <a className={styles.clear} href={findingAddress({ ...everything, root: finding.root })}>
          {labels.clear}
        </a>
      )}
    </div>
  );
}
