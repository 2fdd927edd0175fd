import { type DragEvent, useId, useState } from 'react';
import {
  type FileFormat,
  type FormFlag,
  type FormNumber,
  type FormText,
  formats,
  hasFormat,
  isFileFormat,
  logRejection,
} from 'vitrine/form';
import { phraseText, wordName } from '../form/labels.ts';
import { AddChoice } from './AddChoice.tsx';
import { client } from './client.ts';
import styles from './controls.module.css';
import { FileButton, WordInput } from './elements.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import formStyles from './Form.module.css';
import { type FieldProps, type Form, isExtensible, originalAt, useForm } from './form-context.ts';
import { language, strings, t } from './language.ts';
import { MarkdownField } from './MarkdownField.tsx';

/** A field for a text. Plain text gets a text area, because a single-line input would drop line breaks. */
export function TextField(props: FieldProps<FormText>) {
  const { field, path } = props;
  const form = useForm();
  const written = typeof props.value === 'string' ? props.value : '';
  // A YAML block scalar (`|`) ends with a line break, which the control does not show but keeps.
  const end = written.endsWith('\n') ? '\n' : '';
  const shown = written.slice(0, written.length - end.length);
  const isTranslated = typeof originalAt(form, path) === 'string';
  const isMarkdown = field.format === formats.markdown;
  // A text with a format or pattern, such as a date, never has several lines.
  const isWord = !isMarkdown && (field.format ?? field.pattern) !== undefined;
  const isDay = field.format === 'date' && (shown === '' || /^\d{4}-\d\d-\d\d$/.test(shown));
  return (
    <FieldFrame {...props}>
      {(frame) => {
        const control = {
          ...frame,
          lang: form.language,
          // An empty control has the direction of the page, as its placeholder.
          dir: shown === '' ? undefined : 'auto',
          value: shown,
          placeholder: isTranslated ? strings.languages.untranslated : defaultText(field),
          onChange: ({ target: { value } }: { target: { value: string } }) =>
            form.change(path, value && value + end),
        };
        if (isMarkdown) return <MarkdownField {...control} rows={6} />;
        if (!isWord || shown.includes('\n')) {
          return (
            <>
              <textarea {...control} rows={2} />
              <Length text={shown} max={field.info.maxLength} />
            </>
          );
        }
        return <WordInput {...control} type={isDay ? 'date' : 'text'} />;
      }}
    </FieldFrame>
  );
}

/** The part of its space that a text fills before its length is shown. */
const shownAbove = 0.8;

/** The length of a text for which the page has little space left, or none. */
function Length({ text, max }: { text: string; max: number | undefined }) {
  const count = [...text.trim()].length;
  if (max === undefined || count < max * shownAbove) return null;
  return (
    <p className={count > max ? 'small-note wrong' : 'small-note'}>
      {t(strings.field.length, { count, max })}
    </p>
  );
}

export function NumberField(props: FieldProps<FormNumber>) {
  const { field, path, value } = props;
  const form = useForm();
  const change = (text: string) => form.change(path, text && Number(text));
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          {...control}
          type="number"
          step="any"
          value={typeof value === 'number' ? value : ''}
          placeholder={defaultText(field)}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** A select element with the allowed values. A current value that is not allowed is one more option. */
export function SelectField(props: FieldProps<FormText | FormFlag>) {
  const { field, path, label, value } = props;
  const form = useForm();
  const isFlag = field.type === 'boolean';
  const change = (text: string) =>
    form.change(path, isFlag && text !== '' ? text === 'true' : text);
  const options = optionsOf(props, form);
  const shown = String(value ?? '');
  const select = (
    <FieldFrame {...props}>
      {(control) => (
        <select {...control} value={shown} onChange={({ target }) => change(target.value)}>
          <option value="">{(!isFlag && defaultText(field)) || strings.field.unset}</option>
          {shown !== '' && !options.has(shown) && (
            <option value={shown}>{t(strings.field.unlisted, { value: shown })}</option>
          )}
          {[...options].map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
  if (!isExtensible(form, path)) return select;
  return (
    <div className={formStyles.controls}>
      {select}
      <AddChoice path={path} label={label} onAdded={change} />
    </div>
  );
}

/** The options of a select element, as a map from values to labels. */
function optionsOf(
  { field, path }: FieldProps<FormText | FormFlag>,
  form: Form,
): ReadonlyMap<string, string> {
  if (field.type === 'boolean') {
    return new Map([
      ['true', strings.field.yes],
      ['false', strings.field.no],
    ]);
  }
  if (field.format === formats.project) {
    return new Map(form.projects.map(({ id, title }) => [id, `${title} (${id})`]));
  }
  const { format } = field;
  const files = isFileFormat(format) && form.media.filter((name) => hasFormat(name, format));
  const words = files || field.enum;
  const allowsOwnWords = files || isExtensible(form, path);
  const wordLabel = (word: string) => {
    const meaning = field.info.meanings?.[word];
    if (meaning !== undefined) return phraseText(meaning, language);
    return allowsOwnWords ? word : wordName(word, language);
  };
  return new Map(words?.map((word) => [word, wordLabel(word)]));
}

/** A field for an image, a video or captions: a choice of the files that are there, an upload button, a preview. */
export function MediaField({ onAdded, ...props }: FieldProps<FormText> & { onAdded?: () => void }) {
  const form = useForm();
  const format = isFileFormat(props.field.format) ? props.field.format : formats.image;
  const [isAdding, setAdding] = useState(false);
  const name = typeof props.value === 'string' ? props.value : '';
  const noteId = useId();
  const add = async (file: File) => {
    setAdding(true);
    const added = await form.addMedia(file, format);
    setAdding(false);
    if (added === undefined) return;
    form.change(props.path, added);
    form.announce(t(strings.media.added, { name: added }));
    onAdded?.();
  };
  const drop = async (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    await add(file);
  };
  const { media } = strings;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can also be chosen with its button
    <div className={styles.media} onDrop={logRejection(drop)}>
      {form.media.includes(name) && <MediaPreview format={format} name={name} />}
      <SelectField {...props} />
      <FileButton
        className="quiet"
        format={format}
        aria-describedby={noteId}
        disabled={isAdding}
        onAdd={add}
      >
        {isAdding ? media.adding : media[format === formats.pictureVideo ? formats.video : format]}
      </FileButton>
      {format === formats.image && (
        <p className="small-note" id={noteId}>
          {media.imageNote}
        </p>
      )}
    </div>
  );
}

/** An image as a thumbnail, or a video that can be played. */
function MediaPreview({ format, name }: { format: FileFormat; name: string }) {
  const { path } = useForm();
  const src = client.mediaAddress(path, name);
  const label = t(strings.media.preview, { name });
  if (format === formats.captions) return null;
  if (format === formats.image) return <img className={styles.thumbnail} src={src} alt={label} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: its captions have a field of their own
    <video className={styles.film} src={src} aria-label={label} controls preload="metadata" />
  );
}

/** The placeholder text with the default of a field; undefined for a field without a default. */
function defaultText(field: FormText | FormNumber) {
  if (field.info.isId) return strings.field.madeFromTitle;
  if (field.default === undefined) return undefined;
  const isWord = field.type === 'string' && field.enum !== undefined;
  const value = isWord ? wordName(String(field.default), language) : field.default;
  return t(strings.field.defaultValue, { value });
}
