import type { Language } from '../language.ts';
import { editorStrings } from './editor.ts';
import { fieldStrings } from './fields.ts';
import { firstContentStrings } from './first-content.ts';
import { formStrings } from './form.ts';
import { interfaceStrings } from './interface.ts';
import { issueStrings } from './issues.ts';
import { serverStrings } from './server.ts';

/** The texts in Arabic. Register: modern standard, plain and friendly, without the gender of the reader. */
export const ar = {
  interface: interfaceStrings,
  form: formStrings,
  server: serverStrings,
  firstContent: firstContentStrings,
  editor: editorStrings,
  issues: issueStrings,
  fields: fieldStrings,
} as const satisfies Language<'ar'>;
