import type { AriaAttributes, ReactNode } from 'react';
import UndoIcon from '~icons/tabler/arrow-back-up';
import { Description, IconButton } from './elements.tsx';
import styles from './Form.module.css';
import {
  changeAt,
  controlId,
  type FieldProps,
  focusPart,
  issueAt,
  labelLanguage,
  originalAt,
  partId,
  useForm,
} from './form-context.ts';
import { FieldIssue } from './Issues.tsx';
import { strings, t } from './language.ts';

type FrameProps = FieldProps & {
  children: (control: AriaAttributes & { id: string }) => ReactNode;
};

/** The label, description, original text and issue around the control of a field. */
export function FieldFrame(props: FrameProps) {
  const { field, path, label, isRequired, isListEntry = false, children } = props;
  const form = useForm();
  const issue = issueAt(form, path);
  const id = controlId(path);
  const change = isListEntry ? undefined : changeAt(form, path);
  const revert = () => {
    form.change(path, change?.before);
    focusPart(id);
  };
  const original = originalAt(form, path);
  const shown = typeof original === 'string' && original.trim() !== '' ? original : undefined;
  const control = children({
    id,
    'aria-describedby': [
      `${id}-issue`,
      ...(field.description === '' ? [] : [`${id}-about`]),
      ...(shown === undefined ? [] : [`${id}-original`]),
      ...(change === undefined ? [] : [`${id}-changed`]),
    ].join(' '),
    'aria-invalid': issue ? true : undefined,
    'aria-required': isRequired ? true : undefined,
  });
  return (
    <div className={styles.field} id={partId(path)}>
      <label className={isListEntry ? 'visually-hidden' : undefined} htmlFor={id}>
        <span lang={labelLanguage(form, field)}>{label}</span>
        {!isRequired && !isListEntry && !form.isTranslation && (
          <span className={styles.hint}> ({strings.field.optional})</span>
        )}
      </label>
      {change && (
        <span className={styles.change}>
          <small className={styles.changed} id={`${id}-changed`}>
            {strings.field.changed}
          </small>
          <IconButton label={t(strings.field.revert, { name: label })} onClick={revert}>
            <UndoIcon aria-hidden="true" />
          </IconButton>
        </span>
      )}
      <Description
        className={isListEntry ? 'visually-hidden' : styles.description}
        id={`${id}-about`}
      >
        {field.description}
      </Description>
      {shown === undefined ? (
        control
      ) : (
        <div className={styles.sides}>
          <p
            className={styles.original}
            id={`${id}-original`}
            lang={form.originalLanguage}
            dir="auto"
          >
            {shown}
          </p>
          {control}
        </div>
      )}
      <FieldIssue path={path} />
    </div>
  );
}
