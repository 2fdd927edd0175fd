import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in `/proc`, which is 100 on all Linux systems that Node runs on. */
const TICKS = 100;

/** Reads a file of `/proc`, whose process may have ended in the meantime. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** The numbers of the processes that a process has started and that still run. Linux only: empty elsewhere. */
export function childrenOf(pid: number): number[] {
  return threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

/** The command line of a process. */
export function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
}

/**
 * The processor time, in seconds, of a process, of all that it started, and of those of them that have ended.
 * Linux only: 0 elsewhere.
 */
export function processorTime(pid: number): number {
  // utime, stime, cutime and cstime are fields 14 to 17 (proc_pid_stat(5)); field 2 may contain spaces.
  const times = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ').slice(11, 15) ?? [];
  const seconds = times.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
  return childrenOf(pid).reduce((sum, child) => sum + processorTime(child), seconds);
}
