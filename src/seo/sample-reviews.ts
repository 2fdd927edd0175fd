import { sampleTexts } from './real-reviews.ts';

const files = import.meta.glob<string>(
  ['/sample/testimonials.yaml', '/sample/*/testimonials.yaml'],
  { query: '?raw', import: 'default', eager: true },
);

/** Whether a text is a testimonial of the sample content. Only in pages (`import.meta.glob`). */
export const isSampleReview = sampleTexts(Object.values(files));
