import type { CommunityLanguage } from '../language.ts';
import { formStrings } from './form.ts';
import { interfaceStrings } from './interface.ts';

/** The texts in Swedish that exist so far. Register: du, plain and friendly. */
export const sv = {
  interface: interfaceStrings,
  form: formStrings,
} as const satisfies CommunityLanguage<'sv'>;
