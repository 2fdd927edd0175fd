import { Fragment, type ReactNode, useId } from 'react';
import ExampleIcon from '~icons/tabler/layout-grid';
import WriteIcon from '~icons/tabler/pencil';
import ImportIcon from '~icons/tabler/upload';
import type { ToDoLine } from '../api.ts';
import { addressOf } from './address.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './FirstScreen.module.css';
import { strings } from './language.ts';

const IMPORT = 'npx vitrine init --from resume.json --overwrite';
const EXAMPLE = 'npm create vitrine my-site -- --like museums';

/** Three ways to content: writing it, importing a CV, and beginning like an example. */
export function WaysToContent({ first }: { first: ToDoLine | undefined }) {
  const { toDo } = strings;
  return (
    <section className={styles.group} aria-labelledby="ways">
      <h3 id="ways">{toDo.ways}</h3>
      <ul className={styles.ways}>
        {first && (
          <li>
            <WriteIcon aria-hidden="true" />
            <div>
              <h4>{toDo.self}</h4>
              <p className="small-note">{toDo.selfNote}</p>
            </div>
            <a className={styles.start} href={addressOf(first)}>
              {toDo.start}
            </a>
          </li>
        )}
        <CommandWay
          icon={<ImportIcon aria-hidden="true" />}
          name={toDo.import}
          note={toDo.importNote}
          command={IMPORT}
        />
        <CommandWay
          icon={<ExampleIcon aria-hidden="true" />}
          name={toDo.example}
          note={toDo.exampleNote}
          command={EXAMPLE}
        />
      </ul>
    </section>
  );
}

interface CommandWayProps {
  icon: ReactNode;
  name: string;
  note: string;
  /** The command to type into a terminal. */
  command: string;
}

function CommandWay({ icon, name, note, command }: CommandWayProps) {
  const id = useId();
  return (
    <li>
      {icon}
      <div>
        <h4 id={id}>{name}</h4>
        <p className="small-note">{note}</p>
      </div>
      <CopyButton text={command} labelledBy={id} />
      <code dir="ltr">
        {command.split(' ').map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a command may have a word twice
          <Fragment key={index}>
            {index > 0 && ' '}
            <span>{word}</span>
          </Fragment>
        ))}
      </code>
    </li>
  );
}
