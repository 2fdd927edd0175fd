import {
  type ComponentProps,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
} from 'react';
import { type BlockName, formats, hasFormat, logRejection } from 'vitrine/form';
import BoldIcon from '~icons/tabler/bold';
import HeadingIcon from '~icons/tabler/heading';
import ItalicIcon from '~icons/tabler/italic';
import LinkIcon from '~icons/tabler/link';
import ListIcon from '~icons/tabler/list';
import NumbersIcon from '~icons/tabler/list-numbers';
import ImageIcon from '~icons/tabler/photo';
import QuoteIcon from '~icons/tabler/quote';
import { formatMarkdown, type MarkdownFormat } from '../form/format-markdown.ts';
import { FileButton, IconButton, iconButton } from './elements.tsx';
import { useForm } from './form-context.ts';
import { strings } from './language.ts';
import styles from './MarkdownField.module.css';

const buttons: readonly (readonly [MarkdownFormat, typeof BoldIcon])[] = [
  ['bold', BoldIcon],
  ['italic', ItalicIcon],
  ['heading', HeadingIcon],
  ['list', ListIcon],
  ['numbers', NumbersIcon],
  ['quote', QuoteIcon],
  ['link', LinkIcon],
];

const shortcuts: Readonly<Record<string, MarkdownFormat>> = { b: 'bold', i: 'italic' };

interface MarkdownFieldProps extends ComponentProps<'textarea'> {
  /** Further buttons. */
  tools?: ReactNode;
  /** Several text areas, each with the attribute `data-line`, in place of one. */
  children?: ReactNode;
  /** Adds a block with a picture or video that is dropped, in place of an image in the text. */
  onBlock?: (name: BlockName, texts: Record<string, string>) => void;
}

/** A text area for Markdown, with formatting buttons. */
export function MarkdownField({ tools, children, onBlock, ...props }: MarkdownFieldProps) {
  const form = useForm();
  const field = useRef<HTMLDivElement>(null);
  /** The text area that has the focus, or had it last. */
  const lastArea = useRef<HTMLTextAreaElement>(null);
  const area = () =>
    lastArea.current?.isConnected ? lastArea.current : field.current?.querySelector('textarea');

  /** Replaces a part of the text as if the owner typed it, so that Ctrl+Z undoes the change. */
  const type = (from: number, to: number, text: string) => {
    area()?.focus();
    area()?.setSelectionRange(from, to);
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  };
  const apply = (format: MarkdownFormat) => {
    const target = area();
    if (!target) return;
    const change = formatMarkdown(target.value, target.selectionStart, target.selectionEnd, format);
    type(change.from, change.to, change.insert);
    target.setSelectionRange(...change.select);
  };
  const addImage = async (image: File) => {
    const name = await form.addMedia(image, 'image');
    // The words of a block have no images: the text behind the block gets it.
    const next = area()?.closest('div[data-line]')?.nextElementSibling;
    if (next instanceof HTMLTextAreaElement) lastArea.current = next;
    const target = area();
    if (name === undefined || !target) return;
    const { selectionStart: start, selectionEnd: end } = target;
    type(start, end, `![${strings.markdown.alt}](${name})`);
    target.setSelectionRange(start + 2, start + 2 + strings.markdown.alt.length);
  };
  const drop = async (event: DragEvent) => {
    const { target, clientX, clientY, dataTransfer } = event;
    const [first, ...more] = dataTransfer.files;
    if (first === undefined) return;
    event.preventDefault();
    if (!onBlock) return await addImage(first);
    if (target instanceof HTMLTextAreaElement) {
      target.focus();
      // Safari before version 26.2 lacks the method. There the caret stays where it was.
      const { offset } = document.caretPositionFromPoint?.(clientX, clientY) ?? {};
      if (offset !== undefined) target.setSelectionRange(offset, offset);
    }
    for (const file of [first, ...more]) {
      const isVideo = hasFormat(file.name, formats.video);
      const path = await form.addMedia(file, isVideo ? formats.video : formats.image);
      if (path === undefined) return;
      onBlock(isVideo ? 'video' : 'figure', { [isVideo ? 'pathvideo' : 'path0']: path });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const format = event.ctrlKey || event.metaKey ? shortcuts[event.key] : undefined;
    if (format === undefined || event.target !== area()) return;
    event.preventDefault();
    apply(format);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const isText = target.matches('[data-line], [id$=".words"]');
    if (target instanceof HTMLTextAreaElement && isText) lastArea.current = target;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and files for the text areas in it
    <div
      data-markdown
      className={styles.markdown}
      ref={field}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onDrop={logRejection(drop)}
    >
      <div className={styles.toolbar} role="toolbar" aria-controls={props.id}>
        {buttons.map(([format, Icon]) => (
          <IconButton key={format} label={strings.markdown[format]} onClick={() => apply(format)}>
            <Icon aria-hidden="true" />
          </IconButton>
        ))}
        <FileButton
          format="image"
          className={iconButton}
          title={strings.markdown.image}
          aria-label={strings.markdown.image}
          onAdd={addImage}
        >
          <ImageIcon aria-hidden="true" />
        </FileButton>
        {tools}
      </div>
      {children ?? <textarea {...props} data-line={1} />}
    </div>
  );
}
