import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { logRejection } from 'vitrine/form';
import BoldIcon from '~icons/tabler/bold';
import HeadingIcon from '~icons/tabler/heading';
import ItalicIcon from '~icons/tabler/italic';
import LinkIcon from '~icons/tabler/link';
import ListIcon from '~icons/tabler/list';
import NumbersIcon from '~icons/tabler/list-numbers';
import ImageIcon from '~icons/tabler/photo';
import QuoteIcon from '~icons/tabler/quote';
import { formatMarkdown, type MarkdownFormat } from '../form/format-markdown.ts';
import { client } from './client.ts';
import { ErrorMessage, IconButton, ImageButton, QuietButton } from './elements.tsx';
import styles from './Form.module.css';
import { useForm } from './form-context.ts';
import { editorStrings } from './language.ts';
import { useAttempt } from './use-attempt.ts';

const formats: readonly (readonly [MarkdownFormat, typeof BoldIcon])[] = [
  ['bold', BoldIcon],
  ['italic', ItalicIcon],
  ['heading', HeadingIcon],
  ['list', ListIcon],
  ['numbers', NumbersIcon],
  ['quote', QuoteIcon],
  ['link', LinkIcon],
];

const shortcuts: Readonly<Record<string, MarkdownFormat>> = { b: 'bold', i: 'italic' };

/** A text area for Markdown, with formatting buttons, and a button that shows the rendered text in its place. */
export function MarkdownField(props: ComponentProps<'textarea'> & { value: string }) {
  const form = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const [rendered, setRendered] = useState<string>();
  const { failure, attempt } = useAttempt();

  /** Replaces a part of the text as if the owner typed it, so that Ctrl+Z undoes the change. */
  const type = (from: number, to: number, text: string) => {
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  };
  const apply = (format: MarkdownFormat) => {
    if (!area.current) return;
    const { value, selectionStart, selectionEnd } = area.current;
    const change = formatMarkdown(value, selectionStart, selectionEnd, format);
    type(change.from, change.to, change.insert);
    area.current.setSelectionRange(...change.select);
  };
  const addImage = async (image: File) => {
    const name = await form.addImage(image);
    if (name === undefined || !area.current) return;
    const { selectionStart: start, selectionEnd: end } = area.current;
    type(start, end, `![${editorStrings.markdown.alt}](${name})`);
    area.current.setSelectionRange(start + 2, start + 2 + editorStrings.markdown.alt.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const format = event.ctrlKey || event.metaKey ? shortcuts[event.key] : undefined;
    if (format === undefined) return;
    event.preventDefault();
    apply(format);
  };
  const toggleRendered = async () => {
    if (rendered !== undefined) return setRendered(undefined);
    setRendered((await attempt(client.renderMarkdown(form.path, props.value)))?.html);
  };
  return (
    <div data-markdown>
      <div className={styles.toolbar} role="toolbar" aria-controls={props.id}>
        {rendered === undefined &&
          formats.map(([format, Icon]) => (
            <IconButton
              key={format}
              label={editorStrings.markdown[format]}
              onClick={() => apply(format)}
            >
              <Icon aria-hidden="true" />
            </IconButton>
          ))}
        {rendered === undefined && (
          <ImageButton
            className={`round-button ${styles.tool}`}
            title={editorStrings.markdown.image}
            aria-label={editorStrings.markdown.image}
            onAdd={addImage}
          >
            <ImageIcon aria-hidden="true" />
          </ImageButton>
        )}
        <QuietButton aria-pressed={rendered !== undefined} onClick={logRejection(toggleRendered)}>
          {editorStrings.markdown[rendered === undefined ? 'showResult' : 'write']}
        </QuietButton>
      </div>
      <ErrorMessage>{failure}</ErrorMessage>
      {rendered !== undefined && (
        // biome-ignore lint/a11y: the click handler only prevents links in the preview from leaving the editor
        <div
          className={styles.rendered}
          lang={props.lang}
          onClick={(event) => event.preventDefault()}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own text; the Content Security Policy blocks inline scripts
          dangerouslySetInnerHTML={{ __html: rendered }}
        />
      )}
      <textarea ref={area} {...props} hidden={rendered !== undefined} onKeyDown={onKeyDown} />
    </div>
  );
}
