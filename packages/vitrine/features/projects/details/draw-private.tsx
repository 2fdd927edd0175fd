import { renderToStaticMarkup } from 'react-dom/server';
import { DetailsMark } from '#look/DetailsMark.tsx';
import { withBlocks } from '../../../components/blocks/text-blocks.tsx';
import type { MakePicture } from '../../../components/make-picture.ts';
import { BeforeAfter } from '../../../components/media/BeforeAfter.tsx';
import { Prose } from '../../../components/Prose.tsx';
import { Thumbnail } from '../../../components/Thumbnail.tsx';
import { TestimonialCard } from '../../../components/testimonials/TestimonialCard.tsx';
import { testimonialCards } from '../../../components/testimonials/testimonial-cards.ts';
import type { Testimonial } from '../../../content/schemas/testimonials.ts';
import type { Content, PrivateProject, Project } from '../../../content/types.ts';
import { isolated } from '../../../i18n/direction.ts';
import { MediaFigure } from './MediaFigure.tsx';
import { ProjectDetails } from './ProjectDetails.tsx';
import { ProjectInfo } from './ProjectInfo.tsx';
import frame from './ProjectPictures.module.css';
import { comparedPictures, projectPictures } from './project-pictures.ts';
import { Results } from './Results.tsx';

interface PrivateDetails {
  project: PrivateProject;
  testimonials: readonly Testimonial[];
}

/**
 * The page of a private project as HTML, drawn by the components of public projects. It has no script: links and
 * pictures only.
 *
 * @param make Makes the pictures, which are encrypted.
 */
export async function drawPrivate(
  { project: { private: _, ...shown }, testimonials }: PrivateDetails,
  content: Content,
  make: MakePicture,
): Promise<string> {
  const project: Project = shown;
  const { site, root, strings } = content;
  const { locale } = site;
  const { title, summary, language, problem, results } = project;
  const caseStudy = await withBlocks(project.caseStudy, { strings, lang: language, locale }, make);
  const pictures = await projectPictures(project, make);
  const gallery = await comparedPictures(project, make);
  const quotes = await testimonialCards(testimonials, undefined, make);
  const isShort = (problem?.length ?? 0) + project.caseStudy.length < 400;
  const isLong =
    caseStudy.styles.length > 0 || project.caseStudy.length > 400 + 500 * pictures.length;
  return renderToStaticMarkup(
    <>
      <ProjectDetails
        {...{ title, summary, isShort }}
        lang={language}
        pictures={
          <ul className={`picture-list ${frame.pictures}`} data-pictures={pictures.length}>
            {pictures.map(({ picture, alt }, index) => (
              <li
                key={picture.src}
                className={`picture-item ${frame.picture}`}
                data-side={index > 0 ? (index % 2 ? 'start' : 'end') : undefined}
              >
                <span className={`picture-link ${frame.link}`}>
                  <Thumbnail
                    {...{ picture, alt, title }}
                    sizes={pictureSizes(index)}
                    eager={false}
                  />
                </span>
              </li>
            ))}
          </ul>
        }
        mark={<DetailsMark {...{ project, locale }} />}
        results={
          results.length > 0 && (
            <Results {...{ results, locale }} lang={language} strings={strings.details} />
          )
        }
        info={<ProjectInfo {...{ project, root, locale }} strings={strings.details} />}
        media={
          gallery.length > 0 && (
            <section className="media screen-only">
              <h2 className="section-title">{strings.details.gallery}</h2>
              {gallery.map((pair) => (
                <MediaFigure key={pair.caption} caption={pair.caption} lang={language}>
                  <BeforeAfter {...{ pair, locale }} lang={language} strings={strings.details} />
                </MediaFigure>
              ))}
            </section>
          )
        }
      >
        {problem && (
          <div className="problem">
            <h2 className="problem-title">{strings.details.problem}</h2>
            <p className="problem-text" lang={language}>
              {isolated(problem)}
            </p>
          </div>
        )}
        {project.caseStudy && (
          <Prose
            className={isLong ? 'long-text' : undefined}
            html={caseStudy.html}
            lang={language}
          />
        )}
      </ProjectDetails>
      {quotes.map((item) => (
        <div key={item.id} className="wide">
          <TestimonialCard item={item} withTitle columns={1} />
        </div>
      ))}
    </>,
  );
}

const pictureSizes = (index: number) =>
  index === 0 ? '(width < 80rem) 92vw, 72rem' : '(width < 40rem) 45vw, 36rem';
