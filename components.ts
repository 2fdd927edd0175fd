// The entry `vitrine/components`: the layout for own pages, and the components that overrides may wrap.

export { Edge } from '#look/Edge.tsx';
export { Showcase } from '#look/Showcase.tsx';
export { Closing } from './src/components/Closing.tsx';
export { Neighbours } from './src/components/Neighbours.tsx';
export { StatCards } from './src/components/StatCards.tsx';
export { Bio } from './src/features/about/Bio.tsx';
export { Curriculum } from './src/features/about/Curriculum.tsx';
export { CurriculumHead } from './src/features/about/CurriculumHead.tsx';
export { SkillList } from './src/features/about/SkillList.tsx';
export { Clients } from './src/features/clients/Clients.tsx';
export { Availability } from './src/features/contact/Availability.tsx';
export { ContactBoxes } from './src/features/contact/ContactBoxes.tsx';
export { AboutTeaser } from './src/features/home/AboutTeaser.tsx';
export { Hero } from './src/features/home/Hero.tsx';
export { Packages } from './src/features/packages/Packages.tsx';
export { ProjectRow } from './src/features/projects/card/ProjectRow.tsx';
export { ProjectSheet } from './src/features/projects/details/ProjectSheet.tsx';
export { Results } from './src/features/projects/details/Results.tsx';
export { Questions } from './src/features/questions/Questions.tsx';
export { ServiceSheet } from './src/features/services/ServiceSheet.tsx';
export { Steps } from './src/features/steps/Steps.tsx';
export { TestimonialSlider } from './src/features/testimonials/TestimonialSlider.tsx';
export { Voices } from './src/features/testimonials/Voices.tsx';
export { PostList } from './src/features/writing/PostList.tsx';
export { PostSheet } from './src/features/writing/PostSheet.tsx';
export { Footer } from './src/layouts/Footer.tsx';
export { Header } from './src/layouts/Header.tsx';
export { NotFound } from './src/layouts/NotFound.tsx';
export { default as Layout } from './src/layouts/PageLayout.astro';

type Components = typeof import('vitrine/components');

/** The props of a component by its name, for the one that replaces it: `PropsOf<'Footer'>`. */
export type PropsOf<Name extends keyof Components> = Parameters<Components[Name]>[0];
