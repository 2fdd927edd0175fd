import { directionOf } from '../i18n/direction.ts';
import './Prose.css';

interface ProseProps {
  /** Rendered Markdown from the content. */
  html: string;
  className?: string | undefined;
  lang?: string | undefined;
}

export function Prose({ html, className, lang }: ProseProps) {
  return (
    <div
      lang={lang}
      dir={directionOf(html)}
      className={['prose', className].filter(Boolean).join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own text, rendered at build
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
