import { nearest } from '../../nearest.ts';
import { ruledText } from './fields.ts';
import { formats } from './formats.ts';

/** The id of something that stands elsewhere in the content. Any id is right where none is known. */
const reference = (rule: string, ids: readonly string[] | undefined) =>
  ruledText(
    rule,
    (value) => ids?.includes(value) ?? true,
    (value) => nearest(value, ids ?? []),
  );

export const projectId = (ids: readonly string[] | undefined) =>
  reference('the id of a project, which is the name of its folder in projects/', ids).meta({
    format: formats.project,
  });

export const serviceId = (ids: readonly string[] | undefined) =>
  reference('the id of a service in services.yaml', ids);
