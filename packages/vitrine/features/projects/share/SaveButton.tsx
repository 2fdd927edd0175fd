import OutlineIcon from '~icons/tabler/heart';
import FilledIcon from '~icons/tabler/heart-filled';
import { type SavedProject, toggleSaved, useSaved } from '../../../browser/saved-projects.ts';
import type { Strings } from '../../../i18n/language.ts';
import { t } from '../../../i18n/t.ts';
import round from './RoundButton.module.css';

interface SaveButtonProps extends SavedProject {
  /** Called with a notice if the browser cannot store the saved project, else with an empty text. */
  onNotice: (notice: string) => void;
  locale: string;
  strings: Strings['projects']['actions'];
}

export function SaveButton({ id, title, onNotice, locale, strings }: SaveButtonProps) {
  const isSaved = useSaved().some((saved) => saved.id === id);
  const toggle = () => {
    const outcome = toggleSaved({ id, title });
    onNotice(outcome === 'forNow' ? t(strings.notStored, { title }, locale) : '');
  };
  const Icon = isSaved ? FilledIcon : OutlineIcon;
  return (
    <button
      type="button"
      className={`round-button ${round.round}`}
      aria-pressed={isSaved}
      aria-label={t(strings.save, { title }, locale)}
      onClick={toggle}
    >
      <Icon className="large-icon" aria-hidden="true" />
    </button>
  );
}
