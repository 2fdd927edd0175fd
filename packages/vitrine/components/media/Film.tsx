interface FilmProps {
  title: string;
  /** The URL of the video, and its media type. */
  src: string | undefined;
  type: string;
  /** The picture that is shown until the video plays: its URL and its size. */
  poster: { src: string; width: number; height: number };
  /** The URL of the captions. */
  captions: string | undefined;
  lang: string;
}

/** A video with captions and without autoplay; on paper its poster and its address. The script is media.ts, the styles are in media.css. */
export function Film({ title, src, type, poster, captions, lang }: FilmProps) {
  const { src: still, width, height } = poster;
  return (
    <>
      <video
        className="screen-only"
        controls
        playsInline
        preload="none"
        poster={still}
        {...{ width, height, lang }}
        aria-label={title}
      >
        <source src={src} type={type} />
        {captions && <track kind="captions" src={captions} srcLang={lang} label={lang} />}
      </video>
      <p hidden data-print-only>
        <img src={still} alt="" {...{ width, height }} loading="lazy" />
        {src && new URL(src, import.meta.env.SITE).href}
      </p>
    </>
  );
}
