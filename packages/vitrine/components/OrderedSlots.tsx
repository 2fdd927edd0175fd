import { Fragment, type ReactNode } from 'react';

interface OrderedSlotsProps {
  /** The names of the slots to show, in order. */
  names: readonly string[];
  /** The content of each slot, by the name of the slot. */
  [slot: string]: ReactNode;
}

/** Shows the slots that `names` lists, in the order of that list. */
export function OrderedSlots({ names, ...slots }: OrderedSlotsProps) {
  return (
    <>
      {names.map((name) => (
        <Fragment key={name}>{slots[name]}</Fragment>
      ))}
    </>
  );
}
