import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './App.module.css';

interface TabsProps<Id extends string> {
  /** The accessible name of the list of tabs. */
  label: string;
  /** The label of each tab by its id. The panel of a tab has the id `<id>-panel`. */
  tabs: Readonly<Record<Id, string>>;
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** Tabs that follow the focus: arrow keys, Home and End choose another tab (ARIA practices). */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const ids = Object.keys(tabs).filter((id): id is Id => id in tabs);
  const choose = (index: number) => {
    const id = ids.at(index % ids.length);
    if (id === undefined) return;
    onChoose(id);
    list.current?.querySelector<HTMLElement>(`#${id}-tab`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = event.currentTarget.matches(':dir(rtl)');
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const index = ids.indexOf(chosen);
    const target = { [forward]: index + 1, [back]: index - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };
  return (
    <section className={styles.tabs} aria-label={label}>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {ids.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={`${id}-panel`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {tabs[id]}
          </button>
        ))}
      </div>
    </section>
  );
}

interface PanelProps {
  /** The id of the panel's tab. */
  id: string;
  /** Whether there are tabs; without them, each panel is shown. */
  isTab: boolean;
  /** The id of the chosen tab. */
  chosen: string;
  children: ReactNode;
}

/** The panel of a tab. It stays in the page while another is shown, so that it keeps its state. */
export function Panel({ id, isTab, chosen, children }: PanelProps) {
  return (
    <div
      id={`${id}-panel`}
      className={styles.panel}
      hidden={isTab && id !== chosen}
      {...(isTab && { role: 'tabpanel', 'aria-labelledby': `${id}-tab` })}
    >
      {children}
    </div>
  );
}
