import type { Daypart } from './daypart.ts';
import { watchDaypart } from './daypart-clock.ts';

/**
 * Puts the visitor's hour into the page, and again when the hour turns: the light of the window
 * (`data-daypart` on the document) and the words of the greeting, by one rule.
 */
export function startTimeOfDay(): void {
  watchDaypart((daypart) => {
    document.documentElement.dataset.daypart = daypart;
    greet(daypart);
  });
}

function greet(daypart: Daypart): void {
  const greeting = document.querySelector('[data-greeting]');
  const room = document.querySelector<HTMLElement>(`[data-words][data-daypart="${daypart}"]`);
  if (greeting && room?.dataset.words) greeting.textContent = room.dataset.words;
}
