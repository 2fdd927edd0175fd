import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SettingsError } from '../../../server/settings-error.ts';
import { Ledger, type Left } from './ledger.ts';
import { placeResume } from './place-resume.ts';
import type { Resume } from './resume.ts';

/**
 * Reads a JSON Resume file.
 *
 * @param path As the owner wrote it, relative to where the command was called.
 * @returns What has a place in the content, and what has none.
 * @throws SettingsError where there is no such file, or no JSON Resume in it
 */
export async function readResume(path: string): Promise<{ resume: Resume; left: Left[] }> {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const found = error.code === 'ENOENT' ? 'no such file' : `a file that cannot be read`;
    throw refusal(`${found} at '${path}'`);
  });
  const data = parse(text, path);
  if (typeof data !== 'object' || data === null || !('basics' in data)) {
    throw refusal(`'${path}', which has no basics`);
  }
  const ledger = new Ledger(data);
  const resume = placeResume(ledger);
  return { resume, left: ledger.left() };
}

function parse(text: string, path: string): unknown {
  try {
    // Some programs put a byte order mark in front.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw refusal(`'${path}', which is no JSON (${why})`);
  }
}

function refusal(found: string): SettingsError {
  return new SettingsError(
    `--from: expected a JSON Resume file (https://jsonresume.org/schema), found ${found}.`,
  );
}
