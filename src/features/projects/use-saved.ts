import { useSyncExternalStore } from 'react';
import {
  onSavedChange,
  readNoneSaved,
  readSaved,
  type SavedProject,
} from '../../components/saved-projects.ts';

/** The saved projects; none in the HTML. */
export function useSaved(): readonly SavedProject[] {
  return useSyncExternalStore(onSavedChange, readSaved, readNoneSaved);
}
