import { HONEYPOT_NAME } from './honeypot.ts';
import { controlNames } from './limits.ts';

/** The names of all fields that a form sends to our server. The server reads no other field. */
export function sentNames(questions: readonly { id: string }[]): readonly string[] {
  return [...controlNames(questions), 'id', 'page', 'saved', 'token', HONEYPOT_NAME];
}
