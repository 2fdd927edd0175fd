import { Fragment, type ReactNode } from 'react';

interface OrderedSlotsProps {
  /** The names of the slots to show, in order. */
  names: readonly string[];
  /** The slots by their names. */
  [slot: string]: ReactNode;
}

/** Shows those of its slots that are named, in the order of the names. */
export function OrderedSlots({ names, ...slots }: OrderedSlotsProps) {
  return (
    <>
      {names.map((name) => (
        <Fragment key={name}>{slots[name]}</Fragment>
      ))}
    </>
  );
}
