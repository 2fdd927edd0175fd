import { firstFields } from '../../../src/content/edit/first-fields.ts';
import { formOf } from '../../../src/content/edit/form-schema.ts';
import { schemaOf } from '../../../src/content/kind-files.ts';
import { type KindName, registry } from '../../../src/content/registry.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { memoize } from '../../../src/lib/memoize.ts';
import { mergeFields } from '../../../src/lib/merge-fields.ts';
import type { Answers } from '../../prompts/question.ts';
import type { InitFlag } from '../init-questions.ts';
import { makeDrafts } from '../make-drafts.ts';
import { toOwner } from '../owner.ts';
import type { Draft } from '../write-content-folder.ts';
import type { ExampleName } from './example-names.ts';
import { exampleFolder, exampleSite } from './examples.ts';
import { newNames, newOptions } from './new-names.ts';
import { placeholderLanguage, withPlaceholders } from './placeholder.ts';
import { readExample } from './read-example.ts';
import { replaceBody } from './replace-body.ts';
import { replaceGroup } from './replace-fields.ts';

/** The files with facts about the owner, into which each answer gets, whether the example has the field or not. */
const filesOfFacts: readonly KindName[] = ['site', 'contact', 'about'];

/**
 * The files of a new content folder that begins like an example: with its look, its sections, files and
 * fields. The texts are the owner's answers and the first texts of `init`, or else placeholders.
 */
export async function likeDrafts(name: ExampleName, answers: Answers<InitFlag>): Promise<Draft[]> {
  const example = await readExample(exampleFolder(name));
  const { projectIds, serviceIds } = example;
  const language = await placeholderLanguage(answers.locale?.[0] ?? exampleSite(name).locale);
  const owner = await toOwner(withPlaceholders(answers, language), []);
  const options = newOptions(example, answers, language);
  const shared = {
    names: newNames(example, options),
    hasSameLook: owner.look === exampleSite(name).look,
    language,
  };
  const formFor = memoize((kind: KindName) => {
    const schema = schemaOf(registry[kind], { projectIds, serviceIds });
    return { schema, form: formOf(schema) };
  });
  const usual = makeDrafts(owner, [], []);
  return example.files.map(({ kind, id, number, data, body }): Draft => {
    const { schema, form } = formFor(kind);
    const draft = kind.startsWith('project') ? undefined : usual.find((one) => one.kind === kind);
    const own = draft?.data ?? firstFields(kind, owner, kind === 'projects' ? options : {});
    const replaced = replaceGroup(data, form, [], { schema, own, number, ...shared });
    const merged = filesOfFacts.includes(kind) ? mergeFields(replaced, own) : replaced;
    if (!isRecord(merged))
      throw new Error(`The example ${name} has no ${kind} that can be replaced.`);
    return {
      kind,
      data: merged,
      body: draft?.body ?? replaceBody(body, language),
      notes: draft?.notes ?? [],
      ...(id !== undefined && { id: newFileId(kind, id, number) }),
    };
  });
}

/** The name of a new file or folder. That of a further page, such as `privacy`, says what the page is for. */
function newFileId(kind: KindName, id: string, number = 1): string {
  if (kind === 'page') return id;
  return kind === 'project' ? `${number}` : `${kind}-${number}`;
}
