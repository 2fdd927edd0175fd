import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const frontMatter = z.object({
  title: z.string().min(1),
  client: z.string().min(1),
  category: z.enum(['Portfolio Website', 'Blog Website', 'eCommerce Website']),
  date: z.union([z.string(), z.date()]).transform((date) => new Date(date)),
  url: z.url(),
  summary: z.string().min(1),
  images: z.array(z.object({ image: z.string().regex(/^[a-z-]+\.webp$/) })).default([]),
});

/** What the pictures of a project are drawn from. */
export type Project = z.infer<typeof frontMatter> & {
  /** The name of the project's folder. */
  id: string;
};

function readProject(folder: string, id: string): Project {
  const file = join(folder, id, 'index.md');
  const [, head] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8')) ?? [];
  if (head === undefined) {
    throw new Error(
      `${file} has no front matter. Begin it with a block between two lines of '---'.`,
    );
  }
  const checked = frontMatter.safeParse(parse(head));
  if (!checked.success) {
    throw new Error(`${file}: ${z.prettifyError(checked.error)}`);
  }
  return { ...checked.data, id };
}

/** Reads all projects of a folder, by rising id. Throws with file and field when one is wrong. */
export function readProjects(folder: string): Project[] {
  if (!existsSync(folder)) {
    throw new Error(`There is no folder ${folder}. Run this from the root of the repository.`);
  }
  return readdirSync(folder)
    .filter((id) => existsSync(join(folder, id, 'index.md')))
    .sort((a, b) => Number(a) - Number(b) || a.localeCompare(b))
    .map((id) => readProject(folder, id));
}
