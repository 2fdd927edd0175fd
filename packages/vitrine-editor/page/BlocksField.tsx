import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { type BlockName, blockRules, isBlockName, type Message, type Values } from 'vitrine/form';
import {
  type BlockTexts,
  type Section,
  sectionsOf,
  withBlock,
  withMovedBlock,
  withoutBlock,
  withSection,
} from '../form/blocks.ts';
import { BlockField, focusBlock, moveId } from './BlockField.tsx';
import styles from './BlocksField.module.css';
import { QuietButton } from './elements.tsx';
import formStyles from './Form.module.css';
import { useForm } from './form-context.ts';
import { strings, t } from './language.ts';
import { MarkdownField } from './MarkdownField.tsx';

const blockNames = Object.keys(blockRules).filter(isBlockName);

interface BlocksFieldProps extends ComponentProps<'textarea'> {
  value: string;
  onText: (value: string) => void;
}

/** Text areas for Markdown, with the blocks of the text between them. */
export function BlocksField({ onText, ...props }: BlocksFieldProps) {
  const { value } = props;
  const form = useForm();
  const field = useRef<HTMLDivElement>(null);
  /** The field of a text or block that has the focus, or had it last. */
  const lastField = useRef<Element>(null);
  /** The latest text, for a change that has waited for an upload. */
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  /** The changes of blocks, which the browser cannot undo. */
  const steps = useRef<{ before: string; after: string }[]>([]);
  const sections = sectionsOf(value);
  const parts = () => [...(field.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];

  /** Shows another text at once, so that the focus can move to a block in it. */
  const show = (text: string) => flushSync(() => onText(text));
  /** Changes blocks, which Ctrl+Z and a button undo. The button leaves the focus at a section. */
  const put = (after: string, news?: Message, values: Values = {}, index = 0) => {
    const before = latest.current;
    if (after !== before) steps.current.push({ before, after });
    show(after);
    if (!news) return;
    form.announce(t(news, values), () => {
      show(before);
      if (!focusBlock(index)) parts()[Math.max(index - 1, 0)]?.focus();
    });
  };
  const insert = (added: BlockName, texts?: BlockTexts) => {
    const area = lastField.current;
    const value = latest.current;
    const sections = sectionsOf(value);
    const section = sections[parts().findIndex((part) => part.contains(area))];
    const { name, start = value.length, to = 0 } = section ?? {};
    const caret = area instanceof HTMLTextAreaElement ? area.selectionEnd : 0;
    const place = name ? to : start + caret;
    const values = { name: strings.blocks[added] };
    const index = 2 * sections.filter((one) => one.name && one.from < place).length + 1;
    put(withBlock(value, place, added, texts), strings.changes.added, values, index);
    focusBlock(index, texts !== undefined);
  };
  const remove = (section: Section, index: number, name: string) => {
    put(withoutBlock(value, section), strings.field.removed, { name }, index);
    parts()[index - 1]?.focus();
  };
  const move = (section: Section, index: number, step: -1 | 1, name: string) => {
    const { text, ...place } = withMovedBlock(value, section, step);
    put(text, strings.field.moved, { name, ...place }, index);
    const isPast = text !== value && sections[index + step]?.text.trim() === '';
    document.getElementById(moveId(isPast ? index + 2 * step : index, step))?.focus();
  };
  const changeBlock = (index: number, changed: BlockTexts, isTyped: boolean) => {
    const section = sectionsOf(latest.current)[index];
    const change = isTyped ? onText : put;
    if (section) change(withSection(latest.current, section, { ...section.texts, ...changed }));
  };

  const undo = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    const isRedo = key === 'y' || event.shiftKey;
    const step = steps.current.findLast((one) => (isRedo ? one.before : one.after) === value);
    if (!step) return;
    event.preventDefault();
    show(isRedo ? step.after : step.before);
    if (!field.current?.contains(document.activeElement)) parts()[0]?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target.closest('[data-line]')) lastField.current = target;
  };
  const tools = (
    <details className={styles.blocks}>
      <summary className="quiet">{strings.markdown.block}</summary>
      <div className={formStyles.unchosen}>
        {blockNames.map((name) => (
          <QuietButton
            key={name}
            onClick={({ currentTarget }) => {
              currentTarget.closest('details')?.removeAttribute('open');
              insert(name);
            }}
          >
            {strings.blocks[name]}
          </QuietButton>
        ))}
      </div>
    </details>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields in it
    <div ref={field} onKeyDown={undo} onFocus={onFocus}>
      <MarkdownField id={props.id} tools={tools} onBlock={insert}>
        {sections.map((section, index) => {
          const { name, texts, text, line } = section;
          const key = `part ${index}`;
          const label = name ? strings.blocks[name] : strings.file.markdown;
          if (name && texts) {
            return (
              <BlockField
                key={key}
                {...{ name, texts, index }}
                lines={[line, line + text.split('\n').length - 1]}
                onChange={(changed, isTyped) => changeBlock(index, changed, isTyped)}
                onMove={(step) => move(section, index, step, label)}
                onRemove={() => remove(section, index, label)}
              />
            );
          }
          const number = index / 2 + 1;
          const named = {
            id: `${props.id}-${number}`,
            'aria-label': t(strings.field.entry, { name: label, number }),
          };
          return (
            <textarea
              {...props}
              {...(index > 0 && named)}
              key={key}
              rows={sections.length > 1 ? 2 : props.rows}
              data-line={line}
              value={text}
              onChange={({ target }) => onText(withSection(value, section, target.value))}
            />
          );
        })}
      </MarkdownField>
    </div>
  );
}
