// The package entry `vitrine/components`: the layout for the owner's pages, and the components that an
// override may wrap.

export { Showcase } from '#look/Showcase.tsx';
export { TopDecoration } from '#look/TopDecoration.tsx';
export { PreviousNext } from './components/PreviousNext.tsx';
export { StatCards } from './components/StatCards.tsx';
export { TestimonialSlider } from './components/testimonials/TestimonialSlider.tsx';
export { Bio } from './features/about/Bio.tsx';
export { Curriculum } from './features/about/Curriculum.tsx';
export { CurriculumHead } from './features/about/CurriculumHead.tsx';
export { SkillList } from './features/about/SkillList.tsx';
export { Clients } from './features/clients/Clients.tsx';
export { Availability } from './features/contact/Availability.tsx';
export { ContactBoxes } from './features/contact/ContactBoxes.tsx';
export { End } from './features/end/End.tsx';
export { Faq } from './features/faq/Faq.tsx';
export { AboutTeaser } from './features/home/AboutTeaser.tsx';
export { Hero } from './features/home/Hero.tsx';
export { Packages } from './features/packages/Packages.tsx';
export { PostDetails } from './features/posts/PostDetails.tsx';
export { PostList } from './features/posts/PostList.tsx';
export { FeaturedProjects } from './features/projects/card/FeaturedProjects.tsx';
export { ProjectRow } from './features/projects/card/ProjectRow.tsx';
export { ProjectDetails } from './features/projects/details/ProjectDetails.tsx';
export { Results } from './features/projects/details/Results.tsx';
export { ServiceDetails } from './features/services/ServiceDetails.tsx';
export { Steps } from './features/steps/Steps.tsx';
export { Footer } from './layouts/Footer.tsx';
export { Header } from './layouts/Header.tsx';
export { NotFound } from './layouts/NotFound.tsx';
export { default as Layout } from './layouts/PageLayout.astro';

type Components = typeof import('vitrine/components');

/** The type of a component's props, for a component that replaces it: `PropsOf<'Footer'>`. */
export type PropsOf<Name extends keyof Components> = Parameters<Components[Name]>[0];
