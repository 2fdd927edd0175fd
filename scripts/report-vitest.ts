import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { savePrices } from './price-list.ts';
import { processorTime } from './processor-time.ts';
import { sendFailure } from './send-failure.ts';

/** A reporter of Vitest that sends failures at once, and saves the price of each file where files run one by one. */
export default class TestReporter implements Reporter {
  readonly #prices = new Map<string, number>();
  #before = 0;

  onTestRunStart(): void {
    this.#before = processorTime(process.pid);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    sendFailure(`${test.module.relativeModuleId} > ${test.fullName}`, errors[0]?.message);
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) sendFailure(module.relativeModuleId, message);
    const now = processorTime(process.pid);
    this.#prices.set(module.relativeModuleId, now - this.#before);
    this.#before = now;
  }

  onTestRunEnd(): void {
    savePrices('unit', this.#prices);
  }
}
