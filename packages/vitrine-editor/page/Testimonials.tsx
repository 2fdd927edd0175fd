import { useId, useState } from 'react';
import { isQuotation, logRejection, wordDiff } from 'vitrine/form';
import type { AskedWords, ReceivedWords } from '../api.ts';
import { CopyButton } from './CopyButton.tsx';
import { client } from './client.ts';
import { ErrorMessage, QuietButton } from './elements.tsx';
import styles from './Form.module.css';
import { strings, t } from './language.ts';
import { useAttempt, useLoaded, useOneAtATime } from './use-attempt.ts';

interface AskProps {
  /** The id of the project. */
  project: string;
  /** The languages of the site, the first one first. */
  languages: readonly string[];
}

/** A button of a project that makes a link for its client, and shows the mail. */
export function AskForTestimonial({ project, languages }: AskProps) {
  const { testimonials: words } = strings;
  const [language, setLanguage] = useState('');
  const [asked, setAsked] = useState<AskedWords>();
  const { failure, attempt } = useAttempt();
  const { once } = useOneAtATime();
  const id = useId();
  const ask = async () => setAsked(await attempt(client.ask({ project, language })));
  return (
    <div className={styles.fields}>
      {languages.length > 1 && (
        <div className={styles.field}>
          <label htmlFor={`${id}-language`}>{words.language}</label>
          <select
            id={`${id}-language`}
            value={language || languages[0]}
            onChange={({ target }) => setLanguage(target.value)}
          >
            {languages.map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
          </select>
        </div>
      )}
      <div>
        <QuietButton onClick={logRejection(() => once(ask))}>{words.ask}</QuietButton>
      </div>
      <ErrorMessage>{failure}</ErrorMessage>
      {asked && (
        <div role="status">
          <p id={`${id}-mail`}>
            <strong dir="auto">{asked.subject}</strong>
          </p>
          <textarea
            rows={12}
            readOnly
            value={asked.text}
            aria-labelledby={`${id}-mail`}
            dir="auto"
          />
          <CopyButton text={asked.text} labelledBy={`${id}-mail`} />
        </div>
      )}
    </div>
  );
}

/** The testimonials that came in, each with the text to show, which the owner may only shorten. */
export function ReceivedTestimonials() {
  const { testimonials: words } = strings;
  const { loaded: received, failure, show } = useLoaded(() => client.testimonials());
  // The file that the form shows was changed on the disk.
  const accept = async (id: string, text: string) => {
    if (await show(client.accept({ id, text }))) location.reload();
  };
  return (
    <section className={styles.fields}>
      <h3>{words.received}</h3>
      <ErrorMessage>{failure}</ErrorMessage>
      {received?.length === 0 && <p className="small-note">{words.none}</p>}
      {received?.map((one) => (
        <Received
          key={one.id}
          received={one}
          onAccept={(text) => accept(one.id, text)}
          onDelete={() => show(client.deleteTestimonial(one.id))}
        />
      ))}
    </section>
  );
}

/** The HTML element for each part of a comparison: in both texts, only in the original, only in the shorter text. */
const diffTags = { both: 'span', first: 'del', second: 'ins' } as const;

interface ReceivedProps {
  received: ReceivedWords;
  onAccept: (text: string) => Promise<void>;
  onDelete: () => Promise<boolean>;
}

function Received({ received, onAccept, onDelete }: ReceivedProps) {
  const { testimonials: words } = strings;
  const { id, author, project, day, text: original } = received;
  const [text, setText] = useState(original);
  const { isBusy, once } = useOneAtATime();
  const isChanged = text !== original;
  const isQuoted = isQuotation(text, original);
  const remove = async () => {
    if (confirm(t(words.mayDelete, { name: author }))) await onDelete();
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <bdi>{author}</bdi>, <bdi>{project}</bdi>, {day}
      </label>
      <textarea
        id={id}
        rows={6}
        dir="auto"
        value={text}
        aria-invalid={!isQuoted}
        aria-describedby={`${id}-diff`}
        onChange={({ target }) => setText(target.value)}
      />
      <div id={`${id}-diff`} className="small-note" aria-live="polite">
        <p>{isQuoted ? words.shorten : words.notQuoted}</p>
        {isChanged && (
          <p dir="auto">
            {wordDiff(original, text).map(({ text: part, in: where }, index) => {
              const Part = diffTags[where];
              // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity
              return <Part key={index}>{part}</Part>;
            })}
          </p>
        )}
      </div>
      <div className={styles.line}>
        <QuietButton
          disabled={isBusy || !isQuoted}
          aria-describedby={id}
          onClick={logRejection(() => once(() => onAccept(text)))}
        >
          {words.accept}
        </QuietButton>
        <QuietButton disabled={isBusy} onClick={logRejection(() => once(remove))}>
          {words.delete}
        </QuietButton>
      </div>
    </div>
  );
}
