import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

const HIDE_CURSOR = '\u001b[?25l';
const DOWN = '\u001b[B';
const ENTER = '\r';

/** Deletes the text of the line. */
export const CLEAR = '\u0015';
export const CTRL_C = '\u0003';

/**
 * A terminal for the prompts of Clack, in which somebody types.
 *
 * @param answer Returns what to type when a question or an error is shown: a text, the option or
 *   options to choose, or `y` or `n`. An empty text accepts the default.
 */
export function fakeTerminal(answer: (message: string) => string | readonly string[]) {
  /** The questions, and the errors after an exclamation mark. */
  const shown: string[] = [];
  /** The first frame of each question, which has the options with the hint of the active one. */
  const frames: string[] = [];
  const input = new PassThrough();
  const type = (message: string, frame = '') => {
    shown.push(message);
    const keys = keysFor(answer(message), frame);
    queueMicrotask(() => input.write(/^[yn]$/.test(keys) ? keys : keys + ENTER));
  };
  let isFirst = false;
  const write = (chunk: unknown, _encoding: string, done: () => void) => {
    const frame = stripVTControlCharacters(String(chunk));
    const lines = frame.split('\n').map((line) => line.slice(3));
    if (isFirst) frames.push(frame);
    if (isFirst) type(lines[1] ?? '', frame);
    else if (frame.startsWith('▲')) type(`! ${lines.at(-2)}`);
    isFirst = String(chunk) === HIDE_CURSOR;
    done();
  };
  const output = Object.assign(new Writable({ write }), { columns: 400, rows: 60 });
  return { terminal: { input, output }, shown, frames };
}

function keysFor(answer: string | readonly string[], frame: string): string {
  const options = [...frame.matchAll(/^│ {2}([●○◻◼]) ((?:(?! \(| \/ ).)*)( \(.*\))?$/gm)];
  const labels = options.map(([, , name = '']) => name);
  if (typeof answer !== 'string') {
    return labels.map((name) => (answer.includes(name) ? ' ' : '')).join(DOWN);
  }
  if (labels.length === 0 || answer === '') return answer;
  if (!labels.includes(answer)) throw new Error(`There is no option '${answer}':\n${frame}`);
  const active = options.findIndex(([, mark]) => mark === '●');
  return DOWN.repeat((labels.indexOf(answer) - active + labels.length) % labels.length);
}
