// @ts-check
// This is plain JavaScript without packages: the CLI imports it before anything is installed, under Node 20.
import { spawn } from 'node:child_process';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] working directory of the program
 * @property {NodeJS.ProcessEnv} [env] environment variables of the program; those of this process if omitted
 * @property {number} [output] file descriptor that receives the program's output; the terminal if omitted
 * @property {boolean} [quiet] whether only the program's error output is shown
 * @property {(message: unknown) => void} [onMessage] called with each message that the
 *   program, a Node script, sends by `process.send`
 * @property {boolean} [handOver] whether `run` resolves with the program's exit code even after
 *   Ctrl-C, so that a server that stops cleanly ends the command cleanly
 */

/** How long a program may take to end after a signal before it is killed, in milliseconds. */
const LAST_WORK = 3000;

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in this terminal until it ends. Ctrl-C, or a signal to this process, ends the
 * program and this process; the promise then resolves only if `handOver` is set.
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
    /** @type {NodeJS.Signals | undefined} */
    let stoppedBy;

    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      if (stoppedBy !== undefined) return;
      stoppedBy = signal;
      // A terminal sends Ctrl-C to every program that runs in it. Some programs exit without
      // cleaning up when they receive SIGINT twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
      setTimeout(() => child.kill('SIGKILL'), LAST_WORK).unref();
    };
    // Before the program starts: a signal that comes in between would end only this process.
    for (const signal of SIGNALS) process.on(signal, stop);
    const child = spawn(command, args, { cwd, env, stdio });
    if (onMessage !== undefined) child.on('message', onMessage);
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
