import type { ComponentProps } from 'react';
import { BeforeAfter } from '../../../components/media/BeforeAfter.tsx';
import { Film } from '../../../components/media/Film.tsx';
import type { Strings } from '../../../i18n/language.ts';
import { MediaFigure } from './MediaFigure.tsx';
import type { comparedPictures } from './project-pictures.ts';

interface ProjectMediaProps {
  gallery: Awaited<ReturnType<typeof comparedPictures>>;
  film?: ComponentProps<typeof Film> | undefined;
  /** The language of the texts, if it differs from that of the page. */
  lang?: string | undefined;
  locale: string;
  strings: Strings['details'];
}

/** The pairs of pictures before and after a project, and its video. Nothing without either. */
export function ProjectMedia({ gallery, film, lang, locale, strings }: ProjectMediaProps) {
  if (gallery.length === 0 && !film) return null;
  return (
    <section className="media screen-only">
      {gallery.length > 0 && <h2 className="section-title">{strings.gallery}</h2>}
      {gallery.map((pair) => (
        <MediaFigure key={pair.caption} caption={pair.caption} lang={lang}>
          <BeforeAfter {...{ pair, locale, lang, strings }} />
        </MediaFigure>
      ))}
      {film && (
        <MediaFigure caption={film.title} lang={lang} isFilm>
          <Film {...film} />
        </MediaFigure>
      )}
    </section>
  );
}
