/// <reference path="./env.d.ts" />
// The entry point `vitrine/dev`: starts the development server with further integrations, which may replace the content
// by the hook `vitrine:content`.
import type { AstroIntegration } from 'astro';
import { runCommand } from './cli/command.ts';
import { command, serveSite } from './cli/dev.ts';

export { answerRequests } from './astro/answer-requests.ts';
export type { ContentPreview } from './astro/content-module.ts';
export { iconPlugin } from './astro/icon-components.ts';

/**
 * Serves the site as `npm run dev` does, with the same settings from environment variables. Prints errors and ends the
 * process where it cannot.
 *
 * @param integrations Integrations of Astro besides those of the project.
 */
export async function runDev(integrations: readonly AstroIntegration[]): Promise<void> {
  await runCommand({ ...command, run: () => serveSite(integrations) }, []);
}
