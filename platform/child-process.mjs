// @ts-check
// Plain JavaScript: the commands use it before anything is installed, under Node 20.
import { spawn } from 'node:child_process';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] folder to run in
 * @property {NodeJS.ProcessEnv} [env] environment; that of this process if absent
 * @property {number} [output] file descriptor for the output of the program; the terminal if absent
 * @property {boolean} [quiet] only its errors are shown
 * @property {(message: unknown) => void} [onMessage] receives the messages that the program, run by Node, sends
 *   with `process.send`
 * @property {boolean} [handOver] the program replaces this process: after Ctrl-C its exit code
 *   becomes that of this process, so that a server that stops cleanly ends the command cleanly
 */

/** How long a program may take to end after a signal before it is killed, in ms. */
const LAST_WORK = 3000;

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in this terminal to its end. Ctrl-C or a kill of this process ends both; the code
 * after the call does not run then.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} the exit code
 * @throws {Error} if the program cannot be started
 */
export function run(command, args, options = {}) {
  const { cwd, env, output, quiet = false, onMessage, handOver = false } = options;
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = [
    output === undefined ? 'inherit' : 'ignore',
    output ?? (quiet ? 'ignore' : 'inherit'),
    output ?? 'inherit',
    onMessage === undefined ? null : 'ipc',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio });
    if (onMessage !== undefined) child.on('message', onMessage);
    /** @type {NodeJS.Signals | undefined} */
    let stoppedBy;

    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      if (stoppedBy !== undefined) return;
      stoppedBy = signal;
      // A terminal gives Ctrl-C to every program in it; some exit at once when they get it twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
      setTimeout(() => child.kill('SIGKILL'), LAST_WORK).unref();
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    const forget = () => {
      for (const signal of SIGNALS) process.off(signal, stop);
    };

    child.once('error', (error) => {
      forget();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      forget();
      const ended = signal ?? stoppedBy;
      if (code !== null && (handOver || stoppedBy === undefined)) resolve(code);
      else if (ended !== undefined) process.kill(process.pid, ended);
    });
  });
}
