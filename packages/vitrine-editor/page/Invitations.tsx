import { type ComponentProps, type FormEvent, useId, useState } from 'react';
import { logRejection, invitationLimits as max } from 'vitrine/form';
import type { InvitationsState } from '../api.ts';
import { CopyButton } from './CopyButton.tsx';
import { client } from './client.ts';
import { ErrorMessage, QuietButton } from './elements.tsx';
import styles from './Form.module.css';
import { strings, t } from './language.ts';
import { useLoaded, useOneAtATime } from './use-attempt.ts';

type Ready = Extract<InvitationsState, { hasKey: true }>;

/** Lists the invitations with their addresses, and has a form for a new one. */
export function Invitations() {
  const { invitations: words } = strings;
  const { loaded: state, failure, show } = useLoaded(() => client.invitations());
  const { once } = useOneAtATime();
  const withdraw = (id: string, name: string) =>
    logRejection(async () => {
      if (confirm(t(words.mayWithdraw, { name })))
        await once(() => show(client.changeInvitation(id)));
    });
  const extend = (id: string) =>
    logRejection(async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const until = String(new FormData(event.currentTarget).get('until'));
      await once(() => show(client.changeInvitation(id, until)));
    });
  return (
    <div className={styles.fields}>
      <h2>{words.heading}</h2>
      <p className="small-note">{words.note}</p>
      <ErrorMessage>{failure}</ErrorMessage>
      {state?.hasKey === false && <p>{t(words.noKey, { command: 'npx vitrine seal --new' })}</p>}
      {state?.hasKey && (
        <>
          {state.invitations.length > 0 && (
            <ul className={styles.fields}>
              {state.invitations.map(({ id, name, until, projects, address }) => (
                <li key={id}>
                  <p id={id}>
                    <strong>
                      <bdi>{name}</bdi>
                    </strong>{' '}
                    {t(words.until, { date: until })}
                  </p>
                  <bdi className="small-note">{projects.join(', ')}</bdi>
                  <form className={styles.check} onSubmit={extend(id)}>
                    <LastDay
                      aria-label={words.lastDay}
                      aria-describedby={id}
                      defaultValue={until}
                    />
                    <QuietButton type="submit" aria-describedby={id}>
                      {words.extend}
                    </QuietButton>
                    <CopyButton text={address} labelledBy={id} />
                    <QuietButton aria-describedby={id} onClick={withdraw(id, name)}>
                      {words.withdraw}
                    </QuietButton>
                  </form>
                </li>
              ))}
            </ul>
          )}
          <NewInvitation state={state} onMake={(data) => show(client.invite(data))} />
        </>
      )}
    </div>
  );
}

interface NewInvitationProps {
  state: Ready;
  /** Resolves with whether the invitation was written. */
  onMake: (request: Parameters<typeof client.invite>[0]) => Promise<boolean>;
}

/** The form for a new invitation. */
function NewInvitation({ state: { projects, packages, languages }, onMake }: NewInvitationProps) {
  const { invitations: words } = strings;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { isBusy, once } = useOneAtATime();
  const id = useId();
  const make = async (form: HTMLFormElement) => {
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const isMade = await onMake({
      for: text('for'),
      note: text('note') || undefined,
      until: text('until'),
      package: text('package') || undefined,
      root: text('root'),
      projects: [...chosen],
    });
    if (!isMade) return;
    form.reset();
    setChosen([]);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    once(() => make(event.currentTarget)).catch(console.error);
  };
  const field = (name: string, label: string, control: (id: string) => React.ReactNode) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      {control(`${id}-${name}`)}
    </div>
  );
  return (
    <form className={styles.fields} onSubmit={onSubmit}>
      <h3>{words.make}</h3>
      {field('for', words.for, (control) => (
        <input id={control} name="for" required maxLength={max.for} dir="auto" autoComplete="off" />
      ))}
      {field('note', words.text, (control) => (
        <textarea id={control} name="note" rows={3} maxLength={max.note} dir="auto" />
      ))}
      <fieldset className={styles.group}>
        <legend>{words.projects}</legend>
        <ul className={styles.checks}>
          {projects.map((project) => (
            <li key={project.id} className={styles.check}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(project.id)}
                  onChange={({ target }) =>
                    setChosen((old) =>
                      target.checked
                        ? [...old, project.id]
                        : old.filter((other) => other !== project.id),
                    )
                  }
                />
                <bdi>{project.title}</bdi>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {packages.length > 0 &&
        field('package', words.package, (control) => (
          <select id={control} name="package">
            <option value="">{words.noPackage}</option>
            {packages.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        ))}
      {field('until', words.lastDay, (control) => (
        <LastDay id={control} />
      ))}
      {languages.length > 1 &&
        field('root', words.language, (control) => (
          <select id={control} name="root">
            {languages.map(({ root, locale }) => (
              <option key={root} value={root}>
                {locale}
              </option>
            ))}
          </select>
        ))}
      <button type="submit" className={styles.save} disabled={isBusy || chosen.length === 0}>
        {words.make}
      </button>
    </form>
  );
}

/** The field for the last day of an invitation, from today on in the time zone of the browser. */
function LastDay(props: ComponentProps<'input'>) {
  // Swedish dates have the form YYYY-MM-DD.
  const today = new Intl.DateTimeFormat('sv').format(new Date());
  return <input name="until" type="date" required min={today} {...props} />;
}
