/** Something that is wrong in a built page. */
export interface Mistake {
  /** The file, relative to the built site. */
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** What is wrong, and where it helps, what to do. */
  text: string;
}
