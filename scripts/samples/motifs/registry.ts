import * as animals from './animals.ts';
import * as baking from './baking.ts';
import * as buildings from './buildings.ts';
import * as craft from './craft.ts';
import * as fruit from './fruit.ts';
import * as furniture from './furniture.ts';
import * as garden from './garden.ts';
import * as larder from './larder.ts';
import * as music from './music.ts';
import * as outdoors from './outdoors.ts';
import * as paper from './paper.ts';
import type { Pen } from './pen.ts';
import * as people from './people.ts';
import * as play from './play.ts';
import * as scenes from './scenes.ts';
import * as study from './study.ts';
import * as textile from './textile.ts';
import * as things from './things.ts';
import * as food from './trade-food.ts';
import * as places from './trade-places.ts';
import * as tradeScenes from './trade-scenes.ts';
import * as work from './trade-work.ts';
import * as vessels from './vessels.ts';

/** Things, each drawn into 400 by 400 units and standing on the line at 350. */
export const objects = {
  ...animals,
  ...baking,
  ...buildings,
  ...craft,
  ...fruit,
  ...furniture,
  ...garden,
  ...larder,
  ...music,
  ...outdoors,
  ...paper,
  ...people,
  ...places,
  ...play,
  ...study,
  ...textile,
  ...things,
  ...vessels,
  ...food,
  ...work,
} satisfies Record<string, (pen: Pen) => string>;

/** Drawings that fill any picture. */
export const views = { ...scenes, ...tradeScenes } satisfies Record<string, scenes.Scene>;

/** The name of a thing. */
export type ObjectName = keyof typeof objects;

/** The name of a view. */
export type ViewName = keyof typeof views;

/** The name of anything that can be drawn. */
export type MotifName = ObjectName | ViewName;

/** Things seen from above or in mid air, which throw no shadow on a table. */
export const floating: ReadonlySet<MotifName> = new Set<MotifName>([
  'plate',
  'roundLoaf',
  'baguettes',
  'lemon',
  'fish',
  'bird',
  'lamp',
  'clock',
  'watch',
  'jacket',
  'pullover',
  'scissors',
  'knife',
  'pan',
  'jewellery',
  'key',
  'violin',
  'guitar',
  'horn',
  'score',
  'rowingBoat',
  'skis',
  'compass',
  'dancer',
  'puppet',
  'weave',
  'sprig',
  'print',
  'letters',
  'pencils',
  'hands',
  'portrait',
  'group',
  'pralines',
  'garlic',
  'spices',
  'sardines',
  'lunchTray',
  'fountainPen',
  'gears',
  'skein',
  'blownGlass',
  'familyTree',
  'record',
  'kite',
  'fly',
  'tiles',
  'room',
  'umbrella',
  'foil',
]);

/** Tells a thing from a view. */
export function isObject(name: MotifName): name is ObjectName {
  return name in objects;
}

/** Tells whether a text names something that can be drawn. */
export function isMotif(name: string): name is MotifName {
  return name in objects || name in views;
}
