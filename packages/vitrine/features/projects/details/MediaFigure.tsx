import type { ReactNode } from 'react';
import { bidiText } from '../../../components/bidi-text.tsx';

interface MediaFigureProps {
  caption: string;
  lang?: string | undefined;
  isFilm?: boolean;
  /** "Before" and "after" pictures, or a video. */
  children: ReactNode;
}

/** "Before" and "after" pictures or a video with a caption. */
export function MediaFigure({ caption, lang, isFilm = false, children }: MediaFigureProps) {
  return (
    <figure className={isFilm ? 'media-figure film' : 'media-figure'}>
      {children}
      <figcaption className="small-note media-caption" lang={lang}>
        {bidiText(caption)}
      </figcaption>
    </figure>
  );
}
