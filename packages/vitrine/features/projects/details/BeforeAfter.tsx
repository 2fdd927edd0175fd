import ArrowsIcon from '~icons/tabler/arrows-horizontal';
import { BidiText } from '../../../components/BidiText.tsx';
import { Picture } from '../../../components/Picture.tsx';
import type { Strings } from '../../../i18n/language.ts';
import type { ComparedPictures } from './project-pictures.ts';

interface BeforeAfterProps {
  pair: ComparedPictures;
  lang?: string | undefined;
  strings: Strings['details'];
}

/**
 * A "before" and an "after" picture, one below the other; with JavaScript one on top of the other,
 * clipped at a divider that a range input moves. The script is in details/[id].astro, the styles
 * are in media.css.
 */
export function BeforeAfter({ pair, lang, strings }: BeforeAfterProps) {
  const states = [
    { label: strings.before, alt: pair.beforeAlt, picture: pair.before },
    { label: strings.after, alt: pair.afterAlt, picture: pair.after },
  ];
  return (
    <figure className="media-figure">
      <div className="states">
        {states.map(({ label, alt, picture }) => (
          <div key={label} className="state">
            <p className="state-label">{label}</p>
            <div lang={lang}>
              <Picture picture={picture} alt={alt} sizes="(width < 80rem) 92vw, 72rem" />
            </div>
          </div>
        ))}
        <input
          className="script-only"
          type="range"
          autoComplete="off"
          aria-label={strings.divider}
        />
        <span className="script-only state-handle" aria-hidden="true">
          <ArrowsIcon className="large-icon" />
        </span>
      </div>
      <figcaption className="small-note media-caption" lang={lang}>
        <BidiText>{pair.caption}</BidiText>
      </figcaption>
    </figure>
  );
}
