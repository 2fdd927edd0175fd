import { renderToStaticMarkup } from 'react-dom/server';
import { DetailsMark } from '#look/DetailsMark.tsx';
import { Breadcrumb } from '../../../components/Breadcrumb.tsx';
import { withBlocks } from '../../../components/blocks/text-blocks.tsx';
import type { MakePicture } from '../../../components/make-picture.ts';
import { Section } from '../../../components/Section.tsx';
import { TestimonialCard } from '../../../components/testimonials/TestimonialCard.tsx';
import { testimonialCards } from '../../../components/testimonials/testimonial-cards.ts';
import type { Testimonial } from '../../../content/schemas/testimonials.ts';
import type { Content, PrivateProject } from '../../../content/types.ts';
import { navigation } from '../../../site/navigation.ts';
import { ProjectDetails } from './ProjectDetails.tsx';
import { ProjectInfo } from './ProjectInfo.tsx';
import { ProjectMedia } from './ProjectMedia.tsx';
import { ProjectPictures } from './ProjectPictures.tsx';
import { comparedPictures, projectPictures } from './project-pictures.ts';
import { Results } from './Results.tsx';
import { textLength } from './text-length.ts';

/**
 * The page of a private project as HTML, drawn by the components of public projects. It has no script: links and
 * pictures only.
 *
 * @param make Makes the pictures, which are encrypted.
 */
export async function drawPrivate(
  page: { project: PrivateProject; testimonials: readonly Testimonial[] },
  content: Content,
  make: MakePicture,
): Promise<string> {
  const { private: _, ...project } = page.project;
  const { site, root, strings } = content;
  const { locale } = site;
  const { title, language, results } = project;
  const above = navigation(content).filter(({ path }) => path === '/' || path === '/project');
  const label = content.projects?.details.navLabel ?? title;
  const crumbs = [...above, { label, path: '#content' }];
  const caseStudy = await withBlocks(project.caseStudy, { strings, lang: language, locale }, make);
  const pictures = await projectPictures(project, make);
  const gallery = await comparedPictures(project, make);
  const quotes = await testimonialCards(page.testimonials, undefined, make);
  const { isShort, isLong } = textLength(project, pictures.length, caseStudy.styles.length > 0);
  return renderToStaticMarkup(
    <>
      <ProjectDetails
        {...{ project, isShort, isLong }}
        html={caseStudy.html}
        strings={strings.details}
        breadcrumb={<Breadcrumb {...{ root, crumbs }} label={strings.details.breadcrumb} />}
        pictures={
          <ProjectPictures
            {...{ title, pictures, locale, canEnlarge: false }}
            strings={strings.details.pictures}
          />
        }
        mark={<DetailsMark {...{ project, locale }} />}
        results={
          results.length > 0 && (
            <Results {...{ results, locale }} lang={language} strings={strings.details} />
          )
        }
        info={<ProjectInfo {...{ project, root, locale }} strings={strings.details} />}
        media={<ProjectMedia {...{ gallery, locale }} lang={language} strings={strings.details} />}
      />
      {quotes.map((item) => (
        <Section key={item.id} className="private-quote">
          <TestimonialCard
            {...{ item, locale, columns: 1 }}
            withTitle
            strings={strings.testimonials}
          />
        </Section>
      ))}
    </>,
  );
}
