import { Prose } from '../../../components/Prose.tsx';
import type { Project } from '../../../content/types.ts';
import { isolated } from '../../../i18n/direction.ts';
import type { Strings } from '../../../i18n/language.ts';

interface ProjectTextProps {
  project: Pick<Project, 'problem' | 'language'>;
  /** The case study as HTML; empty for none. */
  html: string;
  isLong: boolean;
  strings: Strings['details'];
}

/** The problem that a project solved, and its case study. */
export function ProjectText({ project, html, isLong, strings }: ProjectTextProps) {
  const { problem, language } = project;
  return (
    <>
      {problem && (
        <div className="problem">
          <h2 className="problem-title">{strings.problem}</h2>
          <p className="problem-text" lang={language}>
            {isolated(problem)}
          </p>
        </div>
      )}
      {html && <Prose className={isLong ? 'long-text' : undefined} html={html} lang={language} />}
    </>
  );
}
