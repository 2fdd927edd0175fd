import { href } from '../site/href.ts';
import styles from './Actions.module.css';
import { bidiText } from './bidi-text.tsx';

interface ActionsProps {
  /** The links, the most important one first, which is shown as a button. */
  actions: readonly { label: string; to: string }[];
  root: string;
}

/** A link that looks like a button, and less prominent links next to it. */
export function Actions({ actions, root }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <p className={`screen-only actions ${styles.actions}`}>
      {actions.map(({ label, to }, index) => (
        <a
          key={label}
          className={index === 0 ? `main-action ${styles.main}` : undefined}
          href={href(to, root)}
        >
          {bidiText(label)}
        </a>
      ))}
    </p>
  );
}
