import type { DishName } from '../arrange/index.js';
import type { VesselName } from '../art/vessels.js';
import type { Subject } from './subject.js';

export const BOWLS: VesselName[] = ['bowl', 'bluebowl', 'sagebowl', 'claybowl', 'darkbowl'];
const PLATES: VesselName[] = ['plate', 'plate', 'blueplate', 'sageplate', 'sandplate'];
const DISHES: VesselName[] = ['dish', 'bluedish', 'claydish'];
const BOARDS: VesselName[] = ['board', 'darkboard'];

const VESSELS_OF: Partial<Record<DishName, VesselName[]>> = {
  soup: BOWLS,
  creamsoup: BOWLS,
  stew: BOWLS,
  salad: [...BOWLS, 'plate'],
  sections: BOWLS,
  topped: BOWLS,
  hotdrink: ['mug'],
  nest: [...PLATES, 'darkbowl'],
  bake: DISHES,
  tray: ['tray'],
  drink: ['glass'],
  toast: BOARDS,
  sandwich: BOARDS,
  wrap: BOARDS,
  rolls: BOARDS,
  crackers: BOARDS,
  loaf: BOARDS,
  shards: BOARDS,
  bars: BOARDS,
};

/**
 * Returns the vessel in which a dish is served. If there are several of one kind, the name decides, so that
 * lists are not monotonous.
 */
export function vesselOf({ name, steps }: Subject, dish: DishName): VesselName {
  if (dish === 'hotdrink' || /mug (cake|muffin)/.test(name)) return 'mug';
  if (dish === 'platter' && /^(bowl of|handful|thawed|mixed)/.test(name)) return chosen(BOWLS, name);
  if (
    dish === 'topped' &&
    /overnight|chia pudding|mousse|pudding|cheesecake cups|bircher/.test(name) &&
    !/rice pudding/.test(name)
  )
    return 'jar';
  if (dish === 'tossed') {
    if (/fried rice|kung pao|larb|edamame/.test(name)) return chosen(BOWLS, name);
    return /shakshuka|skillet|hash|paella|stir-fry|eggs in|jollof|fajita/.test(name) ||
      (/skillet|pan\b/.test(steps) && /scramble/.test(name) === false)
      ? 'pan'
      : chosen(PLATES, name);
  }
  if (dish === 'frittata' && !/pizza/.test(name)) return 'pan';
  if (dish === 'stew' && /gambas|tuscan/.test(name)) return 'pan';
  return chosen(VESSELS_OF[dish] ?? PLATES, name);
}

function chosen(vessels: VesselName[], name: string): VesselName {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return vessels[sum % vessels.length] as VesselName;
}
