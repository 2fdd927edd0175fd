import { type ReactNode, useId } from 'react';
import CheckIcon from '~icons/tabler/check';
import type { ToDoLine, ToDoList } from '../api.ts';
import { addressOf } from './address.ts';
import { FieldText } from './elements.tsx';
import styles from './FirstScreen.module.css';
import { strings, t } from './language.ts';

/** The command in the terminal that reports the same as this list. */
const COMMAND = 'npx vitrine check --strict';

/** The number of lines from which on those of each file are folded. */
const FOLDED_FROM = 25;

interface ToDoProps {
  list: ToDoList;
  /** The button with which the site is published, shown where nothing is left to do. */
  publish: ReactNode;
}

/** What is still to be written, by file, and what is done. */
export function ToDo({ list: { isValid, open, done }, publish }: ToDoProps) {
  const { toDo } = strings;
  const note = isValid ? toDo.note : toDo.errorsFirst;
  const needed = open.filter(({ isNeeded }) => isNeeded);
  const byFile = Map.groupBy(
    open.filter(({ isNeeded }) => !isNeeded),
    ({ path, title }) => path ?? title,
  );
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <h2>{open.length === 0 ? toDo.nothing : t(toDo.left, { count: open.length })}</h2>
        <p className="small-note">
          {t(open.length === 0 ? toDo.allDone : note, { command: COMMAND })}
        </p>
        {done.length > 0 && <Progress done={done.length} total={done.length + open.length} />}
        {open.length === 0 && publish}
      </header>
      {needed.length > 0 && <Lines heading={toDo.needed} lines={needed} isMixed />}
      {[...byFile].map(([path, lines]) => (
        <FileLines
          key={path}
          name={nameOfFile(path, lines, open)}
          lines={lines}
          isFolded={open.length >= FOLDED_FROM}
        />
      ))}
      {done.length > 0 && (
        <details className={styles.folded}>
          <summary>{t(toDo.done, { count: done.length })}</summary>
          <Lines heading="" lines={done} isMixed isDone />
        </details>
      )}
    </div>
  );
}

/** The title of a file, with its path where another file in the list has the same title. */
function nameOfFile(path: string, [line]: readonly ToDoLine[], open: readonly ToDoLine[]): string {
  const { title = path } = line ?? {};
  const isShared = open.some((other) => other.title === title && other.path !== line?.path);
  return isShared ? `${title} (${path})` : title;
}

interface FileLinesProps {
  name: string;
  lines: readonly ToDoLine[];
  isFolded: boolean;
}

/** The lines of one file. */
function FileLines({ name, lines, isFolded }: FileLinesProps) {
  if (!isFolded) return <Lines heading={name} lines={lines} />;
  return (
    <details className={styles.folded}>
      <summary>
        <bdi>{name}</bdi> <small>{lines.length}</small>
      </summary>
      <Lines heading="" lines={lines} />
    </details>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const text = t(strings.toDo.progress, { done, total });
  return (
    <p className={styles.progress}>
      <span>{text}</span>
      <progress aria-label={text} value={done} max={total} />
    </p>
  );
}

interface LinesProps {
  heading: string;
  lines: readonly ToDoLine[];
  /** Whether the lines belong to several files, so that each names its file. */
  isMixed?: boolean;
  isDone?: boolean;
}

function Lines({ heading, lines, isMixed = false, isDone = false }: LinesProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={heading ? id : undefined}>
      {heading && (
        <h3 id={id}>
          <bdi>{heading}</bdi>
        </h3>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={JSON.stringify(line)} line={line} isMixed={isMixed} isDone={isDone} />
        ))}
      </ul>
    </section>
  );
}

/** The name of a line: the title of its file, and the label of its field. */
export function lineName({ title, label }: ToDoLine): string {
  return [title, label].filter(Boolean).join(' › ');
}

interface LineProps {
  line: ToDoLine;
  /** Whether the line names its file. */
  isMixed: boolean;
  isDone: boolean;
}

function Line({ line, isMixed, isDone }: LineProps) {
  const { toDo } = strings;
  const { path, label, now, expected, hint } = line;
  const id = useId();
  const name = isMixed || label === '' ? lineName(line) : label;
  return (
    <li>
      {isDone ? (
        <CheckIcon className={styles.mark} aria-hidden="true" />
      ) : (
        <span className={styles.mark} />
      )}
      <div>
        {path === undefined ? (
          <strong>{name}</strong>
        ) : (
          <a href={addressOf(line)} aria-describedby={id}>
            <bdi>{name}</bdi>
          </a>
        )}
        <p className="small-note" id={id}>
          {now !== undefined && (
            <span className={styles.now}>
              {now === '' ? toDo.empty : t(toDo.now, { text: now })}
            </span>
          )}
          {expected !== undefined && !isDone && (
            <>
              <FieldText isCapital>{expected}</FieldText>
              {hint !== undefined && <FieldText>{hint}</FieldText>}
            </>
          )}
        </p>
      </div>
      {path !== undefined && !isDone && (
        <span className={styles.write} aria-hidden="true">
          {toDo.write}
        </span>
      )}
    </li>
  );
}
