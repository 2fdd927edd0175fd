/**
 * The parts of the built site that the route of the contact form needs.
 * astro/form-route.ts creates this virtual module.
 */
declare module 'virtual:vitrine/contact-site' {
  /** Sub-path with a leading slash and without a trailing one, or an empty string. */
  export const base: string;
  /** Whether the route runs in a long-running process with a disk, and not in a serverless function. */
  export const isLongRunning: boolean;
  /** By file path, the text of the contact page of each language, of its settings and of its CSP. */
  export const fileTexts: Readonly<Record<string, string>>;
}
