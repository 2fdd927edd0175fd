import { OwnText } from '../../components/OwnText.tsx';
import type { EndData } from './end-data.ts';

/** The call to write, in the largest type of the end of a page. */
export function EndCall({ call }: { call: NonNullable<EndData['call']> }) {
  return (
    <div className="screen-only end-call" lang={call.lang}>
      <h2 className="end-title">
        <OwnText>{call.heading}</OwnText>
      </h2>
      {call.text && (
        <p>
          <OwnText>{call.text}</OwnText>
        </p>
      )}
    </div>
  );
}
