import type { Thing } from '../draft.js';
import type { Kitchen } from '../kitchen.js';

export type ProteinKind = 'poultry' | 'red' | 'fish' | 'shellfish' | 'soy' | 'halloumi' | 'paneer' | 'pulse';

/** A protein that is cooked. Minutes are for pieces of a bite, except that fish roasts as fillets. */
export interface Protein extends Thing {
  kind: ProteinKind;
  /** Grams per serving, raw. */
  grams: readonly number[];
  fry: number;
  roast: number;
  simmer: number;
  /** The signs that it is done, alone in a pan and among other things. */
  done: string;
  doneAmong: string;
  /** The temperature inside large pieces when they are done, or null if it does not matter. */
  inside: string | null;
  strips: string | null;
  cubes: string | null;
}

const MEAT = [100, 125, 150, 175, 200, 250] as const;
const SOY = [100, 125, 150, 175, 200, 250] as const;

const THROUGH = 'until cooked through';

const GOLDEN = 'until golden';

/** Temperatures at which large pieces are safe. */
const INSIDE: Partial<Record<ProteinKind, string>> = { poultry: '165 °F (74 °C)', red: '145 °F (63 °C)' };

const meat = (
  food: string,
  said: string,
  titled: string,
  kind: ProteinKind,
  times: readonly [number, number, number],
): Protein => ({
  food,
  said,
  titled,
  kind,
  grams: MEAT,
  fry: times[0],
  roast: times[1],
  simmer: times[2],
  done: THROUGH,
  doneAmong: THROUGH,
  inside: INSIDE[kind] ?? null,
  strips: 'cut into strips',
  cubes: 'cubed',
});

const fish = (food: string, said: string, titled: string): Protein => ({
  ...meat(food, said, titled, 'fish', [6, 12, 5]),
  done: 'until it flakes',
  doneAmong: 'until the fish flakes',
  strips: 'cut into large pieces',
  cubes: 'cut into large pieces',
});

const soy = (
  food: string,
  said: string,
  titled: string,
  times: readonly [number, number, number],
): Protein => ({
  ...meat(food, said, titled, 'soy', times),
  grams: SOY,
  done: GOLDEN,
  doneAmong: 'until everything is tender',
  strips: 'cubed',
});

export const PROTEINS: readonly Protein[] = [
  meat('chicken-breast', 'chicken', 'Chicken', 'poultry', [7, 20, 12]),
  meat('chicken-thigh', 'chicken thighs', 'Chicken Thigh', 'poultry', [9, 25, 18]),
  meat('turkey-breast', 'turkey', 'Turkey', 'poultry', [7, 20, 12]),
  {
    ...meat('beef-stir-fry', 'beef', 'Beef', 'red', [4, 12, 25]),
    done: 'until browned',
    strips: null,
    cubes: null,
  },
  { ...meat('beef-sirloin-steak-lean', 'steak', 'Steak', 'red', [4, 12, 25]), done: 'until browned' },
  meat('pork-tenderloin', 'pork', 'Pork', 'red', [6, 18, 15]),
  meat('pork-loin-lean', 'pork loin', 'Pork Loin', 'red', [6, 18, 15]),
  meat('lamb-leg', 'lamb', 'Lamb', 'red', [6, 18, 60]),
  {
    ...meat('shrimp', 'shrimp', 'Shrimp', 'shellfish', [3, 8, 4]),
    done: 'until pink',
    doneAmong: 'until the shrimp are pink',
    strips: 'peeled',
    cubes: 'peeled',
  },
  {
    ...meat('scallop', 'scallops', 'Scallop', 'shellfish', [3, 8, 4]),
    done: 'until opaque',
    doneAmong: 'until the scallops are opaque',
    strips: 'patted dry',
    cubes: 'patted dry',
  },
  fish('salmon', 'salmon', 'Salmon'),
  fish('cod', 'cod', 'Cod'),
  fish('haddock', 'haddock', 'Haddock'),
  fish('halibut', 'halibut', 'Halibut'),
  fish('sea-bass', 'sea bass', 'Sea Bass'),
  fish('trout', 'trout', 'Trout'),
  fish('tilapia', 'tilapia', 'Tilapia'),
  soy('tofu-extra-firm', 'tofu', 'Tofu', [8, 25, 5]),
  soy('tofu-super-firm', 'tofu', 'Tofu', [7, 20, 5]),
  soy('tempeh', 'tempeh', 'Tempeh', [7, 20, 10]),
  soy('seitan', 'seitan', 'Seitan', [5, 15, 8]),
  { ...soy('paneer', 'paneer', 'Paneer', [5, 15, 4]), kind: 'paneer', grams: [75, 100, 125, 150] },
  { ...soy('halloumi', 'halloumi', 'Halloumi', [5, 15, 4]), kind: 'halloumi', grams: [50, 60, 75, 90] },
];

/** Proteins that turn tough or fall apart in a sauce. */
const ONLY_FRIED = new Set([
  'beef-sirloin-steak-lean',
  'scallop',
  'halibut',
  'sea-bass',
  'trout',
  'halloumi',
]);

/** Proteins that may simmer in a sauce or a broth. */
export const simmeredOf = (...kinds: ProteinKind[]): Protein[] =>
  proteinsOf(...kinds).filter(({ food }) => !ONLY_FRIED.has(food));

export const proteinsOf = (...kinds: ProteinKind[]): Protein[] =>
  PROTEINS.filter(({ kind }) => kinds.includes(kind));

const pulse = (food: string, said: string, titled: string): Protein => ({
  ...{ food, said, titled, kind: 'pulse', grams: [75, 100, 120, 150, 175] },
  ...{
    fry: 4,
    roast: 20,
    simmer: 8,
    done: 'until hot',
    doneAmong: 'until everything is hot',
    strips: null,
    cubes: null,
    inside: null,
  },
});

/** Pulses from a can, which only have to be warmed. */
const PULSES: readonly Protein[] = [
  pulse('chickpeas-canned', 'chickpeas', 'Chickpea'),
  pulse('beans-black-canned', 'black beans', 'Black Bean'),
  pulse('beans-white-canned', 'white beans', 'White Bean'),
  pulse('beans-kidney-canned', 'kidney beans', 'Kidney Bean'),
  pulse('beans-pinto-canned', 'pinto beans', 'Pinto Bean'),
  pulse('beans-butter-canned', 'butter beans', 'Butter Bean'),
  pulse('lentils-canned', 'lentils', 'Lentil'),
];

const pulseOf = new Map(PULSES.map((one) => [one.food, one]));

/** Returns these pulses, and fails at startup for one that is not in the larder. */
export const pulses = (...foods: string[]): Protein[] =>
  foods.map((food) => {
    const found = pulseOf.get(food);
    if (!found) throw new Error(`The larder has no ${food}`);
    return found;
  });

/** The main ingredients that go with a flavor. */
interface Suits {
  proteins: readonly ProteinKind[];
  pulses: readonly string[];
}

const SHARE_OF_PULSES = 0.2;

/** Picks what a dish is made of: now and then pulses, otherwise one of these proteins. */
export function mainOf(kitchen: Kitchen, suits: Suits, among: typeof proteinsOf = proteinsOf): Protein {
  const ofPulses = pulses(...suits.pulses);
  const isOfPulses = kitchen.wants(ofPulses) || (ofPulses.length > 0 && kitchen.chance(SHARE_OF_PULSES));
  return kitchen.one(isOfPulses ? ofPulses : among(...suits.proteins));
}

/** Returns the signs that large pieces are done, with the temperature inside. */
export const doneInside = ({ done, inside }: Protein): string =>
  inside ? `${done} and ${inside} inside` : done;
