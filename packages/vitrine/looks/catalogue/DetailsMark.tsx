import { BidiText } from '../../components/BidiText.tsx';
import { writeDate } from '../../i18n/write-date.ts';
import type { DetailsMarkProps } from '../mark-props.ts';

/** The running head beside the title: the category and the year of the project. */
export function DetailsMark({ project, locale }: DetailsMarkProps) {
  return (
    <p className="screen-only details-mark" aria-hidden="true">
      <span>
        <BidiText>{project.category}</BidiText>
      </span>{' '}
      <span>{writeDate(project.date.slice(0, 4), locale)}</span>
    </p>
  );
}
