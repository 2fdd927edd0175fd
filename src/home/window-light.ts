import { currentDaypart, onDaypartChange } from './daypart-clock.ts';

/**
 * Puts the light of the visitor's hour into the window: `data-daypart` on the document, by the
 * same rule as the greeting, and again when the hour turns.
 */
export function startWindowLight(): void {
  const light = () => {
    document.documentElement.dataset.daypart = currentDaypart();
  };
  light();
  onDaypartChange(light);
}
