import type { FileIssue } from '../../api.ts';
import { addressOf } from '../address.ts';
import { issueName } from '../Issues.tsx';

export interface IssueLinkProps {
  issue: FileIssue;
  /** Called before the link is followed. */
  onIssue: (issue: FileIssue) => void;
}

/** A link to the field of an issue; only its name where the editor cannot open the file. */
export function IssueLink({ issue, onIssue }: IssueLinkProps) {
  const name = <bdi>{issueName(issue)}</bdi>;
  if (issue.path === undefined) return <strong>{name}</strong>;
  const { path, field, line } = issue;
  return (
    <a href={addressOf({ path, field, line })} onClick={() => onIssue(issue)}>
      {name}
    </a>
  );
}
