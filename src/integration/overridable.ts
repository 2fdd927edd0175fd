/** Components that an owner can replace, with their files below `src/`. */
export const overridable = {
  AboutTeaser: 'features/home/AboutTeaser.tsx',
  Availability: 'features/contact/Availability.tsx',
  Bio: 'features/about/Bio.tsx',
  Clients: 'features/clients/Clients.tsx',
  Closing: 'components/Closing.tsx',
  ContactBoxes: 'features/contact/ContactBoxes.tsx',
  Curriculum: 'features/about/Curriculum.tsx',
  CurriculumHead: 'features/about/CurriculumHead.tsx',
  Edge: '#look/Edge.tsx',
  Footer: 'layouts/Footer.tsx',
  Header: 'layouts/Header.tsx',
  Hero: 'features/home/Hero.tsx',
  Neighbours: 'components/Neighbours.tsx',
  NotFound: 'layouts/NotFound.tsx',
  Packages: 'features/packages/Packages.tsx',
  PostList: 'features/writing/PostList.tsx',
  PostSheet: 'features/writing/PostSheet.tsx',
  ProjectRow: 'features/projects/card/ProjectRow.tsx',
  ProjectSheet: 'features/projects/details/ProjectSheet.tsx',
  Questions: 'features/questions/Questions.tsx',
  Results: 'features/projects/details/Results.tsx',
  ServiceSheet: 'features/services/ServiceSheet.tsx',
  Showcase: '#look/Showcase.tsx',
  SkillList: 'features/about/SkillList.tsx',
  StatCards: 'components/StatCards.tsx',
  Steps: 'features/steps/Steps.tsx',
  TestimonialSlider: 'features/testimonials/TestimonialSlider.tsx',
  Voices: 'features/testimonials/Voices.tsx',
} as const;

/** The name of a component that an owner can replace. */
export type OverridableName = keyof typeof overridable;

const isName = (name: string): name is OverridableName => name in overridable;

/** The names of all components that an owner can replace, in alphabetical order. */
export const overridableNames = Object.keys(overridable).filter(isName);
