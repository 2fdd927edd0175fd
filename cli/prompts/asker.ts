/** A way to ask the owner: a terminal, or in tests a list of answers. */
export interface Asker {
  /** Asks for a line of text, which may be empty. */
  text(question: {
    message: string;
    /** Shown in grey until something is typed; it stands for an empty line. */
    suggestion?: string | undefined;
    /** Text to change. */
    initial?: string | undefined;
  }): Promise<string>;
  /** Asks for one of several words. */
  choose(question: {
    message: string;
    options: readonly Choice[];
    initial?: string;
  }): Promise<string>;
  /** Asks for some of several words, at least one. */
  chooseSome(question: { message: string; options: readonly Choice[] }): Promise<string[]>;
  /** Asks yes or no; no is the default. */
  confirm(message: string): Promise<boolean>;
  /** Says what is wrong with an answer. */
  tell(message: string): void;
}

export interface Choice {
  value: string;
  /** What it means, in a few words. */
  hint?: string | undefined;
}
