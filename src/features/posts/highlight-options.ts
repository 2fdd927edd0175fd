import type { CodeLanguage } from 'astro';

type LanguageName = Extract<CodeLanguage, string>;

/** Whether a language may be one of Shiki's, which shows those it does not know as plain text. */
const isLanguage = (name: string): name is LanguageName => /^[a-z0-9][a-z0-9+#-]*$/.test(name);

/** The theme says the colour of each word in a style attribute; the policy wants classes. */
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
