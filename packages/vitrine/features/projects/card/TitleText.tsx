import { BidiText } from '../../../components/BidiText.tsx';
import type { ShownCard } from './project-cards.ts';

/** The title of a project, in which the keywords of a search are marked. */
export function TitleText({ project: { title, titleParts } }: { project: ShownCard }) {
  const parts = titleParts?.map(({ text, at, marked }) =>
    marked ? <mark key={at}>{text}</mark> : text,
  );
  return parts ?? <BidiText>{title}</BidiText>;
}
