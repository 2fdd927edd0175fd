import { OwnText } from '../../components/OwnText.tsx';
import type { DetailsMarkProps } from '../mark-props.ts';

/** The running head beside the title: the category and the year of the project. */
export function DetailsMark({ project }: DetailsMarkProps) {
  return (
    <p className="screen-only details-mark" aria-hidden="true">
      <span>
        <OwnText>{project.category}</OwnText>
      </span>{' '}
      <span>{project.date.slice(0, 4)}</span>
    </p>
  );
}
