/** The parts of the built site that the form's route needs, made by src/integration/form-route.ts. */
declare module 'virtual:vitrine/contact-site' {
  /** Sub-path with a slash in front and none at the end, or an empty string. */
  export const base: string;
  /** Whether the route runs in a long-running process with a disk. */
  export const isServer: boolean;
  /** The contact page of each language with its settings and its policy, by path. */
  export const texts: Readonly<Record<string, string>>;
}
