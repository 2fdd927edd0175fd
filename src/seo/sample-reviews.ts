import { sampleTexts } from './real-reviews.ts';

const files = import.meta.glob<string>(
  ['/sample/testimonials.yaml', '/sample/*/testimonials.yaml'],
  { query: '?raw', import: 'default', eager: true },
);

/** Says for the pages which testimonials came with the sample. */
export const isSampleReview = sampleTexts(Object.values(files));
