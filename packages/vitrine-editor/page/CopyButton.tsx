import { useState } from 'react';
import { logRejection } from 'vitrine/form';
import CheckIcon from '~icons/tabler/check';
import CopyIcon from '~icons/tabler/copy';
import { QuietButton } from './elements.tsx';
import { strings } from './language.ts';

interface CopyButtonProps {
  text: string;
  /** The id of the element that says what is copied. */
  labelledBy: string;
}

/** A button that copies a text to the clipboard. */
export function CopyButton({ text, labelledBy }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const id = `${labelledBy}-copy`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <QuietButton id={id} aria-labelledby={`${id} ${labelledBy}`} onClick={logRejection(copy)}>
      {isCopied ? <CheckIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
      <span role="status">{isCopied ? strings.toDo.copied : strings.toDo.copy}</span>
    </QuietButton>
  );
}
