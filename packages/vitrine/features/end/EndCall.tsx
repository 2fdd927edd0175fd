import { BidiText } from '../../components/BidiText.tsx';
import type { EndData } from './end-data.ts';

/** The call to write, in the largest type of the end of a page. */
export function EndCall({ call }: { call: NonNullable<EndData['call']> }) {
  return (
    <div className="screen-only end-call" lang={call.lang}>
      <h2 className="end-title">
        <BidiText>{call.heading}</BidiText>
      </h2>
      {call.text && (
        <p>
          <BidiText>{call.text}</BidiText>
        </p>
      )}
    </div>
  );
}
