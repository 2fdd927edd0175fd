import {
  type Key,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type FieldPath, formatPath } from 'vitrine/form';
import GripIcon from '~icons/tabler/grip-vertical';
import { type Drag, dropIndex, type RowBox, shiftOf } from '../form/reorder.ts';
import { IconButton, iconButton, QuietButton } from './elements.tsx';
import formStyles from './Form.module.css';
import { focusPart, useForm } from './form-context.ts';
import { strings, t } from './language.ts';
import styles from './Rows.module.css';

/** The distance in pixels from which on a press is a drag and not a click. */
const dragDistance = 5;

/** By how many rows each key moves a lifted row. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface SortableProps {
  /** Path of the list in the file. */
  path: FieldPath;
  /** A unique key and the label of each entry. */
  entries: readonly { key: Key; name: string }[];
  /** Whether the entries cannot be moved. */
  isFixed?: boolean;
  /** Moves an entry from one index to another. */
  onMove: (from: number, to: number) => void;
  /** Renders the entry at an index. */
  children: (index: number) => ReactNode;
}

/**
 * A list whose rows can be dragged by their grips. A press of a grip without dragging lifts its row: then
 * arrow keys and buttons move the row, Enter drops it, and Escape puts it back.
 */
export function Sortable({ path, entries, isFixed = false, onMove, children }: SortableProps) {
  const form = useForm();
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ index: number; y: number; rows: RowBox[]; isDrag: boolean }>(undefined);
  const [drag, setDrag] = useState<Drag & { rows: readonly RowBox[] }>();
  /** The key of the lifted entry, and the index from which it was lifted. */
  const [lifted, setLifted] = useState<{ key: Key; from: number }>();
  const count = entries.length;
  const liftedAt = entries.findIndex(({ key }) => key === lifted?.key);
  // The buttons of the lifted row may be outside of the window or behind the save bar.
  useEffect(() => {
    if (liftedAt !== undefined)
      list.current?.children[liftedAt]?.scrollIntoView({ block: 'nearest' });
  }, [liftedAt]);
  const gripId = (index: number) => `grip-${formatPath([...path, index])}`;
  const nameAt = (index: number) => entries[index]?.name ?? '';

  const move = (from: number, target: number) => {
    const to = Math.max(0, Math.min(count - 1, target));
    if (to === from) return;
    const name = nameAt(from);
    onMove(from, to);
    form.announce(t(strings.field.moved, { name, number: to + 1, count }));
    focusPart(gripId(to));
  };
  const toggle = (index: number) => {
    if (pressed.current?.isDrag) return;
    const key = entries[index]?.key;
    if (key === undefined || liftedAt === index) return setLifted(undefined);
    setLifted({ key, from: index });
    const values = { name: nameAt(index), number: index + 1, count };
    form.announce(t(strings.field.lifted, values));
  };
  const putBack = () => {
    if (!lifted) return;
    move(liftedAt, lifted.from);
    setLifted(undefined);
  };
  const begin = (event: PointerEvent<HTMLElement>, index: number) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    pressed.current = { index, y: event.pageY, rows, isDrag: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const follow = ({ pageY, buttons }: PointerEvent) => {
    const from = pressed.current;
    if (!from || buttons === 0) return;
    const offset = pageY - from.y;
    if (!from.isDrag && Math.abs(offset) < dragDistance) return;
    from.isDrag = true;
    setLifted(undefined);
    const { index, rows } = from;
    setDrag({ rows, from: index, to: dropIndex(rows, index, offset), offset });
  };
  const drop = () => {
    setDrag(undefined);
    if (drag) move(drag.from, drag.to);
  };
  const cancel = () => setDrag(undefined);
  const forget = () => {
    pressed.current = undefined;
  };

  const actions = useRef<GripActions>({ begin, follow, drop, cancel, forget, toggle });
  useLayoutEffect(() => {
    actions.current = { begin, follow, drop, cancel, forget, toggle };
  });

  const row = ({ key, name }: { key: Key; name: string }, index: number) => {
    const isLifted = liftedAt === index;
    return (
      <li
        key={key}
        className={styles.entry}
        data-lifted={isLifted || drag?.from === index ? true : undefined}
        style={drag && { translate: `0 ${shiftOf(drag.rows, index, drag)}px` }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (isLifted && !currentTarget.contains(relatedTarget)) setLifted(undefined);
        }}
        onKeyDown={(event) => {
          const step = keySteps[event.key];
          const isMove = step !== undefined || event.key === 'Escape';
          if (!isLifted || !isMove || !(event.target instanceof HTMLButtonElement)) return;
          event.preventDefault();
          if (step === undefined) putBack();
          else move(index, index + step);
        }}
      >
        {!isFixed && (
          <Grip
            id={gripId(index)}
            index={index}
            name={name}
            isLifted={isLifted}
            actions={actions}
          />
        )}
        {children(index)}
        {isLifted && (
          <div className={styles.lifted}>
            <p className={styles.keys}>
              {t(strings.field.lifted, { name, number: index + 1, count })}
            </p>
            <QuietButton aria-disabled={index === 0} onClick={() => move(index, index - 1)}>
              {strings.field.up}
            </QuietButton>
            <QuietButton aria-disabled={index === count - 1} onClick={() => move(index, index + 1)}>
              {strings.field.down}
            </QuietButton>
            <QuietButton
              onClick={() => {
                setLifted(undefined);
                focusPart(gripId(index));
              }}
            >
              {strings.field.drop}
            </QuietButton>
          </div>
        )}
      </li>
    );
  };
  return (
    <ol className={formStyles.entries} ref={list}>
      {entries.map(row)}
    </ol>
  );
}

interface GripActions {
  begin: (event: PointerEvent<HTMLElement>, index: number) => void;
  follow: (event: PointerEvent) => void;
  drop: () => void;
  cancel: () => void;
  /** Forgets the last press, so that a click by a key is not taken for the end of a drag. */
  forget: () => void;
  toggle: (index: number) => void;
}

interface GripProps {
  id: string;
  index: number;
  name: string;
  isLifted: boolean;
  /** Refers to the actions of the latest rendering, so that typing in one row does not render the grips of all rows. */
  actions: RefObject<GripActions>;
}

/** The button of a row that drags or lifts it. */
const Grip = memo(function Grip({ id, index, name, isLifted, actions }: GripProps) {
  return (
    <IconButton
      id={id}
      className={`${iconButton} ${styles.grip}`}
      label={t(strings.field.move, { name })}
      aria-pressed={isLifted}
      onPointerDown={(event) => event.button === 0 && actions.current.begin(event, index)}
      onPointerMove={(event) => actions.current.follow(event)}
      onPointerUp={() => actions.current.drop()}
      onPointerCancel={() => actions.current.cancel()}
      onKeyDown={() => actions.current.forget()}
      onClick={() => actions.current.toggle(index)}
    >
      <GripIcon aria-hidden="true" />
    </IconButton>
  );
});
