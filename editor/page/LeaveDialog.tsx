import { interpolate } from '../../src/i18n/interpolate.ts';
import { words } from '../words.ts';
import { AskDialog } from './AskDialog.tsx';

interface LeaveDialogProps {
  /** What is not saved. */
  name: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before changes are lost. */
export function LeaveDialog({ name, onStay, onLeave }: LeaveDialogProps) {
  const { heading, text, stay, leave } = words.leave;
  return (
    <AskDialog
      heading={heading}
      text={interpolate(text, { name })}
      no={stay}
      yes={leave}
      onNo={onStay}
      onYes={onLeave}
    />
  );
}
