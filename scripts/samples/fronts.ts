import { frontTable } from './fronts/table.ts';
import { genericFront } from './generic-front.ts';
import { isMotif, type MotifName } from './motifs/registry.ts';
import type { Project } from './read-projects.ts';
import type { Front, Item, Kind } from './site.ts';

/** A front page as it is written down in `fronts/`. */
export type FrontRow = {
  /** Name of the layout that suits it. */
  layout?: string;
  /** Motifs of the large picture, separated by spaces. */
  hero: string;
  line: string;
  lead: string;
  /** Words of the navigation, separated by commas. */
  nav: string;
  /** `name | note or price | motif`; a price is a plain number in euro. */
  items: readonly string[];
};

function motif(name: string, id: string): MotifName {
  if (!isMotif(name)) {
    throw new Error(
      `The front page of project ${id} asks for the motif '${name}'. See motifs/registry.ts.`,
    );
  }
  return name;
}

/** A price in euro as it is printed in most of Europe: '9,80 €', '48 €'. */
export function price(euro: number): string {
  const digits = Number.isInteger(euro) ? 0 : 2;
  return `${euro.toLocaleString('de-DE', { minimumFractionDigits: digits, maximumFractionDigits: digits })}\u00a0€`;
}

function readItem(row: string, id: string, kind: Kind, fallback: MotifName): Item {
  const [name = '', note = '', picture] = row.split('|').map((part) => part.trim());
  if (kind === 'shop' && !(Number(note) > 0)) {
    throw new Error(
      `The front page of project ${id}: '${row}' needs a price in euro after the first bar.`,
    );
  }
  return {
    name,
    note: kind === 'shop' ? price(Number(note)) : note,
    day: '',
    motif: picture ? motif(picture, id) : fallback,
  };
}

/** The layout that a project's front page asks for, if it has one of its own. */
export function wantedLayout(id: string): string | undefined {
  return frontTable[id]?.layout;
}

/** What the front page of a project says and shows. Throws when its row is written wrongly. */
export function frontOf(project: Project, kind: Kind): Front {
  const row = frontTable[project.id];
  if (!row) return genericFront(project, kind);
  const hero = row.hero.split(' ').map((name) => motif(name, project.id));
  const items = row.items.map((item, index) =>
    readItem(item, project.id, kind, hero[index % hero.length] ?? 'abstractForms'),
  );
  return {
    line: row.line,
    lead: row.lead,
    nav: row.nav.split(',').map((word) => word.trim()),
    items,
    hero,
  };
}
