/** Components that an owner can replace, with their files in this package; `#look/` is the look's folder. */
export const overridable = {
  AboutTeaser: 'features/home/AboutTeaser.tsx',
  Availability: 'features/contact/Availability.tsx',
  Bio: 'features/about/Bio.tsx',
  Clients: 'features/clients/Clients.tsx',
  ContactBoxes: 'features/contact/ContactBoxes.tsx',
  Curriculum: 'features/about/Curriculum.tsx',
  CurriculumHead: 'features/about/CurriculumHead.tsx',
  End: 'features/end/End.tsx',
  FeaturedProjects: 'features/projects/card/FeaturedProjects.tsx',
  Faq: 'features/faq/Faq.tsx',
  Footer: 'layouts/Footer.tsx',
  Header: 'layouts/Header.tsx',
  Hero: 'features/home/Hero.tsx',
  NotFound: 'layouts/NotFound.tsx',
  Packages: 'features/packages/Packages.tsx',
  PostDetails: 'features/posts/PostDetails.tsx',
  PostList: 'features/posts/PostList.tsx',
  PreviousNext: 'components/PreviousNext.tsx',
  ProjectDetails: 'features/projects/details/ProjectDetails.tsx',
  ProjectRow: 'features/projects/card/ProjectRow.tsx',
  Results: 'features/projects/details/Results.tsx',
  ServiceDetails: 'features/services/ServiceDetails.tsx',
  Showcase: '#look/Showcase.tsx',
  SkillList: 'features/about/SkillList.tsx',
  StatCards: 'components/StatCards.tsx',
  Steps: 'features/steps/Steps.tsx',
  TestimonialSlider: 'components/testimonials/TestimonialSlider.tsx',
  TopDecoration: '#look/TopDecoration.tsx',
} as const;

/** The name of a component that an owner can replace. */
export type OverridableName = keyof typeof overridable;

const isName = (name: string): name is OverridableName => name in overridable;

/** The names of all components that an owner can replace, in alphabetical order. */
export const overridableNames = Object.keys(overridable).filter(isName);
