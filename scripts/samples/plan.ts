import { layouts } from './layouts/all.ts';
import { type Palette, palettes } from './palettes.ts';
import { seededRandom } from './seeded-random.ts';
import type { Kind, Layout } from './site.ts';
import { type TypePairing, typePairings } from './type-pairings.ts';

/** What a cover is made with. */
export type Plan = { layout: Layout; palette: Palette; type: TypePairing };

/** What the plan has to know of a project. */
export type Planned = {
  id: string;
  kind: Kind;
  /** The name of the layout that suits it best, if any; must be of the same kind. */
  wanted?: string;
};

/** Remembers in which round each entry was used last. */
function rota<Entry>(entries: readonly Entry[]): {
  rest(entry: Entry, round: number): number;
  use(entry: Entry, round: number): void;
} {
  const last = new Map<Entry, number>(entries.map((entry) => [entry, Number.NEGATIVE_INFINITY]));
  return {
    rest: (entry, round) => round - (last.get(entry) ?? Number.NEGATIVE_INFINITY),
    use: (entry, round) => last.set(entry, round),
  };
}

/**
 * Chooses layout, palette and type for projects in the order in which they stand on the site.
 * A layout rests for at least 12 projects if its kind has enough of them, a palette for 16, and
 * two projects beside each other never have palettes of one family. A layout
 * that a project asks for by name is given to it and kept free before it. What is chosen for a
 * project depends only on it, on those before it and on the wishes of the eleven after it.
 */
export function planCovers(projects: readonly Planned[]): Map<string, Plan> {
  const layoutRota = rota(layouts);
  const paletteRota = rota(palettes);
  const typeRota = rota(typePairings);
  const families: string[] = [];
  const plans = new Map<string, Plan>();

  for (const [round, { id, kind, wanted }] of projects.entries()) {
    const random = seededRandom(`${id} plan`);

    const ofKind = layouts.filter((layout) => layout.kind === kind);
    const named = ofKind.find((layout) => layout.name === wanted);
    if (wanted !== undefined && named === undefined) {
      throw new Error(
        `Project ${id} wants the layout '${wanted}', but there is none of that name for a ${kind}.`,
      );
    }
    const longest = random
      .shuffle(ofKind)
      .sort(
        (a, b) =>
          Math.min(layoutRota.rest(b, round), 1000) - Math.min(layoutRota.rest(a, round), 1000),
      );
    const soon = projects.slice(round + 1, round + 12).map((project) => project.wanted);
    const rested = longest.filter(
      (layout) => layoutRota.rest(layout, round) >= 12 && !soon.includes(layout.name),
    );
    const layout = named ?? (rested.length > 0 ? random.pick(rested) : longest[0]);
    if (!layout) throw new Error(`There is no layout for a ${kind} (project ${id}).`);

    const palette = random.pick(
      palettes.filter(
        (entry) =>
          paletteRota.rest(entry, round) >= 16 && !families.slice(-3).includes(entry.family),
      ),
    );
    const type = random.pick(typePairings.filter((entry) => typeRota.rest(entry, round) >= 12));

    layoutRota.use(layout, round);
    paletteRota.use(palette, round);
    typeRota.use(type, round);
    families.push(palette.family);
    plans.set(id, { layout, palette, type });
  }
  return plans;
}
