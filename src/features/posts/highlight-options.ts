import type { CodeLanguage } from 'astro';

type LanguageName = Extract<CodeLanguage, string>;

/** Whether a name may be a language of Shiki, which shows unknown languages as plain text. */
const isLanguage = (name: string): name is LanguageName => /^[a-z0-9][a-z0-9+#-]*$/.test(name);

/** Replaces the style attributes of the theme by classes, because the policy forbids the attributes. */
const classes = {
  postprocess: (code: string) =>
    code.replaceAll(/ style="([^"]*)"/g, (_, style) => {
      const token = /token-([\w-]+)/.exec(style)?.[1];
      return token ? ` class="${token}"` : '';
    }),
};

/** The options of Astro's `Code` for a language. The styles of the classes are in code.css. */
export function codeOptions(language: string) {
  return {
    lang: isLanguage(language) ? language : undefined,
    theme: 'css-variables' as const,
    transformers: [classes],
  };
}
