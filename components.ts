// The package entry `vitrine/components`: the layout for the owner's pages, and the components that an
// override may wrap.

export { Showcase } from '#look/Showcase.tsx';
export { TopDecoration } from '#look/TopDecoration.tsx';
export { Closing } from './src/components/Closing.tsx';
export { PreviousNext } from './src/components/PreviousNext.tsx';
export { StatCards } from './src/components/StatCards.tsx';
export { Bio } from './src/features/about/Bio.tsx';
export { Curriculum } from './src/features/about/Curriculum.tsx';
export { CurriculumHead } from './src/features/about/CurriculumHead.tsx';
export { SkillList } from './src/features/about/SkillList.tsx';
export { Clients } from './src/features/clients/Clients.tsx';
export { Availability } from './src/features/contact/Availability.tsx';
export { ContactBoxes } from './src/features/contact/ContactBoxes.tsx';
export { Faq } from './src/features/faq/Faq.tsx';
export { AboutTeaser } from './src/features/home/AboutTeaser.tsx';
export { Hero } from './src/features/home/Hero.tsx';
export { Packages } from './src/features/packages/Packages.tsx';
export { PostDetails } from './src/features/posts/PostDetails.tsx';
export { PostList } from './src/features/posts/PostList.tsx';
export { FeaturedProjects } from './src/features/projects/card/FeaturedProjects.tsx';
export { ProjectRow } from './src/features/projects/card/ProjectRow.tsx';
export { ProjectDetails } from './src/features/projects/details/ProjectDetails.tsx';
export { Results } from './src/features/projects/details/Results.tsx';
export { ServiceDetails } from './src/features/services/ServiceDetails.tsx';
export { Steps } from './src/features/steps/Steps.tsx';
export { TestimonialSlider } from './src/features/testimonials/TestimonialSlider.tsx';
export { Testimonials } from './src/features/testimonials/Testimonials.tsx';
export { Footer } from './src/layouts/Footer.tsx';
export { Header } from './src/layouts/Header.tsx';
export { NotFound } from './src/layouts/NotFound.tsx';
export { default as Layout } from './src/layouts/PageLayout.astro';

type Components = typeof import('vitrine/components');

/** The type of a component's props, for a component that replaces it: `PropsOf<'Footer'>`. */
export type PropsOf<Name extends keyof Components> = Parameters<Components[Name]>[0];
