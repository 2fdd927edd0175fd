import type { Texts } from './catalogue.ts';
import firstContent from './en/first-content.json' with { type: 'json' };
import form from './en/form.json' with { type: 'json' };
import interfaceTexts from './en/interface.json' with { type: 'json' };
import server from './en/server.json' with { type: 'json' };
import testimonial from './en/testimonial.json' with { type: 'json' };

/** The English texts, by place of use. */
export const english = { interface: interfaceTexts, form, testimonial, server, firstContent };

/** All texts in a language, by place of use. */
export type Language = { readonly [Area in keyof typeof english]: Texts<(typeof english)[Area]> };

/** The texts of pages, of both forms and of the server: those that an owner can change. */
export type Strings = Language['interface'] & Pick<Language, 'form' | 'testimonial' | 'server'>;
