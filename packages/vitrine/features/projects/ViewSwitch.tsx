import type { Strings } from '../../i18n/language.ts';
import type { ListView } from './list-views.ts';
import styles from './ViewSwitch.module.css';

interface ViewSwitchProps {
  /** The view that is shown first. */
  first: ListView;
  strings: Strings['projects'];
}

/**
 * Radio buttons for the view of the list of projects. Both views are on the page, and styles show the chosen one, so
 * the switch works without JavaScript.
 */
export function ViewSwitch({ first, strings }: ViewSwitchProps) {
  return (
    <fieldset className={`screen-only view-switch ${styles.switch}`}>
      <legend className="visually-hidden">{strings.view}</legend>
      {(['pictures', 'list'] as const).map((view) => (
        <label key={view} className={`view-choice ${styles.choice}`}>
          <input
            className="cover-input"
            type="radio"
            name="view"
            value={view}
            defaultChecked={view === first}
          />
          <span>{strings[view]}</span>
        </label>
      ))}
    </fieldset>
  );
}
