import { BidiText } from '../../../components/BidiText.tsx';
import type { Project } from '../../../content/types.ts';

interface ProjectVideoProps {
  video: NonNullable<Project['video']>;
  /** The URLs of files of the content, by path. */
  files: Readonly<Record<string, string>>;
  /** The URL of the picture that is shown until the video plays. */
  poster: string;
  lang: string;
}

/** A video with captions and without autoplay. The styles are in media.css. */
export function ProjectVideo({ video, files, poster, lang }: ProjectVideoProps) {
  const { file, title, captions } = video;
  const { width, height } = video.poster;
  return (
    <figure className="media-figure film" lang={lang}>
      <video controls playsInline preload="none" {...{ poster, width, height }} aria-label={title}>
        <source src={files[file.path]} type={file.type} />
        <track kind="captions" src={files[captions.path]} srcLang={lang} label={lang} default />
      </video>
      <figcaption className="small-note media-caption">
        <BidiText>{title}</BidiText>
      </figcaption>
    </figure>
  );
}
