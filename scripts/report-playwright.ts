import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';
import { savePrices } from './price-list.ts';
import { childrenOf, commandOf, processorTime } from './processor-time.ts';
import { sendFailure } from './send-failure.ts';

/** How the command line of a worker of Playwright ends. */
const WORKER = 'workerProcessEntry.js';

/** A reporter of Playwright that sends failures at once, and saves the price of each file. */
export default class TestReporter implements Reporter {
  readonly #prices = new Map<string, number>();
  /** The process of each worker, by the worker's number: they are started in this order. */
  readonly #workers: number[] = [];
  /** Processor time of each worker when its last test ended. */
  readonly #before = new Map<number, number>();

  onTestBegin(): void {
    const workers = childrenOf(process.pid).filter((pid) => commandOf(pid).endsWith(WORKER));
    const known = new Set(this.#workers);
    this.#workers.push(...workers.filter((pid) => !known.has(pid)).sort((a, b) => a - b));
  }

  onTestEnd(test: TestCase, { workerIndex, error }: TestResult): void {
    if (!test.ok()) sendFailure(test.titlePath().filter(Boolean).join(' > '), error?.message);
    const worker = this.#workers[workerIndex];
    if (worker === undefined) return;
    const file = relative(ROOT, test.location.file);
    // A build has a price of its own: its project has the name of the build.
    const name = file.endsWith('.setup.ts') ? `${file} (${test.titlePath()[1]})` : file;
    const now = processorTime(worker);
    const spent = Math.max(0, now - (this.#before.get(worker) ?? 0));
    this.#before.set(worker, now);
    this.#prices.set(name, (this.#prices.get(name) ?? 0) + spent);
  }

  onEnd(): void {
    savePrices('page', this.#prices);
  }

  printsToStdio(): boolean {
    return false;
  }
}
