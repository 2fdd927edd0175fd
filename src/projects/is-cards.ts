import { isRecord, isTexts } from '../ui/is-record.ts';
import type { ProjectCardData } from './card.ts';

/** Whether a value from the network is a list of cards. */
export function isCards(value: unknown): value is ProjectCardData[] {
  return Array.isArray(value) && value.every(isCard);
}

function isCard(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { id, title, category, languages, year, cover, coverAlt } = value;
  return (
    isTexts([id, title, category, coverAlt]) &&
    isTexts(languages) &&
    typeof year === 'number' &&
    (cover === undefined || isPicture(cover))
  );
}

function isPicture(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { srcSet, src, tint, width, height } = value;
  return isTexts([srcSet, src, tint]) && typeof width === 'number' && typeof height === 'number';
}
