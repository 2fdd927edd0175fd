import ArrowsIcon from '~icons/tabler/arrows-horizontal';
import type { Strings } from '../../i18n/language.ts';
import type { PictureData } from '../make-picture.ts';
import { Picture } from '../Picture.tsx';

/** A "before" and an "after" picture, both in several widths. */
export interface ComparedPictures {
  before: PictureData;
  beforeAlt: string;
  after: PictureData;
  afterAlt: string;
}

interface BeforeAfterProps {
  pair: ComparedPictures;
  /** The language of the alternative texts, if it differs from that of the page. */
  lang?: string | undefined;
  locale: string;
  strings: Strings['details'];
}

const onScreen = 'script-only screen-only';

/**
 * A "before" and an "after" picture, one below the other; with JavaScript one on top of the other, clipped at a divider
 * that a range input moves. The script is media.ts, the styles are in media.css.
 */
export function BeforeAfter({ pair, lang, locale, strings }: BeforeAfterProps) {
  const states = [
    { label: strings.before, alt: pair.beforeAlt, picture: pair.before },
    { label: strings.after, alt: pair.afterAlt, picture: pair.after },
  ];
  return (
    <div className="states" lang={lang && locale}>
      {states.map(({ label, alt, picture }) => (
        <div key={label} className="state">
          <p className="state-label">{label}</p>
          <div lang={lang}>
            <Picture picture={picture} alt={alt} sizes="(width < 80rem) 92vw, 72rem" />
          </div>
        </div>
      ))}
      <input className={onScreen} type="range" autoComplete="off" aria-label={strings.divider} />
      <span className={`${onScreen} state-handle`} aria-hidden="true">
        <ArrowsIcon className="large-icon" />
      </span>
    </div>
  );
}
