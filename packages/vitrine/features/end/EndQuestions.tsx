import { FaqList } from '../../components/FaqList.tsx';
import { OwnText } from '../../components/OwnText.tsx';
import type { EndData } from './end-data.ts';

/** The questions at the end of a page. Long answers show when opened. */
export function EndQuestions({ name, items, lang }: EndData['questions']) {
  return (
    <div className="end-questions" lang={lang}>
      <p className="end-label">
        <OwnText>{name}</OwnText>
      </p>
      <FaqList questions={items} />
    </div>
  );
}
