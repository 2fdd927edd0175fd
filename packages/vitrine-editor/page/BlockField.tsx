import { type DragEvent, type SyntheticEvent, useState } from 'react';
import {
  type BlockName,
  blockRules,
  type FormText,
  formatPath,
  formats,
  hasFormat,
  logRejection,
  type Phrase,
} from 'vitrine/form';
import DownIcon from '~icons/tabler/arrow-down';
import UpIcon from '~icons/tabler/arrow-up';
import RemoveIcon from '~icons/tabler/trash';
import type { BlockTexts } from '../form/blocks.ts';
import { fieldName } from '../form/labels.ts';
import styles from './BlocksField.module.css';
import { MediaField, TextField } from './controls.tsx';
import { IconButton } from './elements.tsx';
import { FieldSet } from './FieldSet.tsx';
import { controlId, type Form, FormContext, focusPart, partId, useForm } from './form-context.ts';
import { language, strings, t } from './language.ts';

const plain: FormText = { type: 'string', description: '', info: {} };

/** The descriptions of the files of a video besides its poster, as in the form of a project. */
const videoFiles = {
  video: 'A video in the folder of this file: MP4 (H.264) or WebM, at most 25 MB.',
  captions: 'The captions of the video: a WebVTT file, whose name ends in .vtt.',
} as const;

/** The id of the button that moves the block in a section. */
export const moveId = (index: number, step: -1 | 1) => `${partId(['block', index])}-${step}`;

/** Moves the focus to the first field of the block in a section, or to the words of its file. Returns false where there is none. */
export function focusBlock(index: number, hasFile = false): boolean {
  const keys = hasFile ? ['wordsvideo', 'words0'] : ['pathvideo', 'path0', 'words'];
  return keys.some((key) => focusPart(controlId(['block', index, key])));
}

interface BlockFieldProps {
  name: BlockName;
  texts: BlockTexts;
  /** The lines of the block in its Markdown text, from 1. */
  lines: readonly [first: number, last: number];
  /** The index of its section. */
  index: number;
  /** @param isTyped Whether a text was typed, which the browser can undo. */
  onChange: (changed: BlockTexts, isTyped: boolean) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** The fields of a block in a Markdown text. Its files can be dropped on it. */
export function BlockField(props: BlockFieldProps) {
  const { name, texts, lines, index, onChange, onMove, onRemove } = props;
  const form = useForm();
  /** The sizes of images that are too small. */
  const [small, setSmall] = useState<Readonly<Record<string, object>>>({});
  const { pictures, minWidth } = blockRules[name];
  const [least, most] = pictures;
  const linked = name === 'video' ? ([formats.video, formats.captions] as const) : [];
  const label = strings.blocks[name];
  const at = (...key: string[]) => ['block', index, ...key];
  const count = Object.keys(texts).filter((key) => /^path\d$/.test(key)).length;
  const shown = Math.max(least, count, Math.min(most, count + 1));
  const askFor = (key: string) => focusPart(controlId(at(key)));
  const drop = async (event: DragEvent) => {
    const { files } = event.dataTransfer;
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const target = event.target instanceof Element ? event.target.closest('[data-slot]') : null;
    const first = Math.min(Number(target?.getAttribute('data-slot') ?? count), count, most - 1);
    let slot = first;
    for (const file of files) {
      const format = linked.find((one) => hasFormat(file.name, one));
      if (!format && slot === most) continue;
      const path = await form.addMedia(file, format ?? formats.image);
      // A further file would remove the error message.
      if (path === undefined) break;
      onChange({ [`path${format ?? slot++}`]: path }, false);
      form.announce(t(strings.media.added, { name: path }));
    }
    if (!(slot > first && askFor(`words${first}`))) askFor('wordsvideo');
  };
  const noteSize = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    const { src, naturalWidth: width, naturalHeight: height } = target;
    const path = new URL(src).searchParams.get('name') ?? '';
    if (width >= minWidth || /\.svg$/i.test(path)) return;
    setSmall((old) => ({ ...old, [path]: { width: `${width}`, height: `${height}` } }));
  };

  const issues = form.issues
    .filter(({ bodyLine = 0 }) => bodyLine >= lines[0] && bodyLine <= lines[1])
    .map((issue) => ({ ...issue, suggestion: undefined, field: formatPath(at()) }));
  const report = (key: string, expected: Phrase, found: Phrase) =>
    issues.push({ ...noIssue, field: formatPath(at(key)), expected, found });
  for (let slot = 0; slot < count; slot += 1) {
    const size = small[texts[`path${slot}`] ?? ''];
    if (size) report(`path${slot}`, say('widerImage', { min: `${minWidth}` }), say('size', size));
    if (!texts[`words${slot}`]?.trim()) report(`words${slot}`, say('altText'), say('emptyText'));
  }
  const inside: Form = {
    ...form,
    isTranslation: false,
    original: undefined,
    changes: [],
    issues,
    change: ([, , key], value) =>
      onChange({ [String(key)]: String(value ?? '') }, !String(key).startsWith('path')),
  };
  const field = (key: string, named: string, isRequired: boolean) => (
    <TextField
      key={key}
      field={plain}
      path={at(key)}
      label={fieldName(named, language)}
      value={texts[key]}
      isRequired={isRequired}
    />
  );
  const media = (key: number | keyof typeof videoFiles, named: string, isRequired: boolean) => {
    const format = typeof key === 'number' ? formats.image : key;
    const description = typeof key === 'number' ? '' : videoFiles[key];
    return (
      <MediaField
        key={key}
        field={{ ...plain, format, description }}
        path={at(`path${key}`)}
        label={named}
        value={texts[`path${key}`]}
        isRequired={isRequired}
        onAdded={() => askFor(typeof key === 'number' ? `words${key}` : 'wordsvideo')}
      />
    );
  };
  const slotLabel = (slot: number) => {
    if (name === 'video') return fieldName('poster', language);
    if (name === 'before-after') return fieldName(slot === 0 ? 'before' : 'after', language);
    const image = fieldName('image', language);
    return t(strings.field.entry, { name: image, number: slot + 1 });
  };
  const button = (text: string, Icon: typeof UpIcon, act: () => void, id?: string) => (
    <IconButton id={id} label={text} onClick={act}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
  const { field: names, markdown } = strings;
  return (
    <FormContext value={inside}>
      <div
        className={styles.block}
        data-line={lines[0]}
        onLoadCapture={noteSize}
        onDropCapture={most > 0 ? logRejection(drop) : undefined}
      >
        <FieldSet path={at()} label={label} description="">
          <div className={styles.tools}>
            {button(names.up, UpIcon, () => onMove(-1), moveId(index, -1))}
            {button(names.down, DownIcon, () => onMove(1), moveId(index, 1))}
            {button(t(names.removeGroup, { name: label }), RemoveIcon, onRemove)}
          </div>
          {most > 0 && (
            <p className="small-note">
              {t(markdown.pictures, {
                number: least === most ? least : `${least}–${most}`,
                min: minWidth,
              })}
            </p>
          )}
          <div className={styles.slots}>
            {name === 'video' && media(formats.video, fieldName('file', language), true)}
            {Array.from({ length: shown }, (_, slot) => (
              <div key={slotLabel(slot)} data-slot={slot}>
                {media(slot, slotLabel(slot), slot < least)}
                {slot < count && field(`words${slot}`, 'alt', true)}
              </div>
            ))}
            {name === 'video' && media(formats.captions, fieldName('captions', language), false)}
          </div>
          {name === 'video' && field('wordsvideo', 'title', true)}
          {field('words', most > 0 ? 'caption' : 'text', most === 0)}
          {name === 'quote' && field('source', 'source', false)}
        </FieldSet>
      </div>
    </FormContext>
  );
}

const noIssue = { file: '', title: '', suggestion: undefined };

function say(code: 'altText' | 'emptyText' | 'size' | 'widerImage', values: object = {}): Phrase {
  return { code, values: { ...values } };
}
