/** The examples with a person of their own, by the names of their folders in `examples/`, in the order of display. */
export const exampleNames = [
  'shops',
  'museums',
  'bilingual',
  'systems',
  'wordpress',
  'beginner',
] as const;
