import './Prose.css';

interface ProseProps {
  /** Rendered Markdown from the content. */
  html: string;
  className?: string | undefined;
  /** The language of the text, where it is not that of the page. */
  lang?: string | undefined;
}

/** Running text written in Markdown. */
export function Prose({ html, className, lang }: ProseProps) {
  return (
    <div
      lang={lang}
      className={['prose', className].filter(Boolean).join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own text, rendered at build
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
