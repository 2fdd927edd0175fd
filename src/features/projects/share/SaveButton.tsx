import OutlineIcon from '~icons/tabler/heart';
import FilledIcon from '~icons/tabler/heart-filled';
import type { UiStrings } from '../../../i18n/en.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import { type SavedProject, toggleSaved, useSaved } from '../../../lib/saved-projects.ts';
import round from './RoundButton.module.css';

interface SaveButtonProps extends SavedProject {
  /**
   * Called with a notice if the browser cannot store the saved project, else with an empty text.
   */
  onNotice: (notice: string) => void;
  strings: UiStrings['projects']['actions'];
}

export function SaveButton({ id, title, onNotice, strings }: SaveButtonProps) {
  const isSaved = useSaved().some((saved) => saved.id === id);
  const toggle = () => {
    const outcome = toggleSaved({ id, title });
    onNotice(outcome === 'forNow' ? interpolate(strings.notStored, { title }) : '');
  };
  const Icon = isSaved ? FilledIcon : OutlineIcon;
  return (
    <button
      type="button"
      className={`round-button ${round.round}`}
      aria-pressed={isSaved}
      aria-label={interpolate(strings.save, { title })}
      onClick={toggle}
    >
      <Icon className="large-icon" aria-hidden="true" />
    </button>
  );
}
