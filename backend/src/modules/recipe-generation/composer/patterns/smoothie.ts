import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { FRUITS, LEAN_MILK, milks, powders } from '../larder/fruits.js';
import { CINNAMON, LIME, MINT, tbsp, tsp } from '../larder/seasonings.js';
import type { Pattern } from '../pattern.js';
import { said, shortOf } from '../words.js';

interface Flavor {
  /** The name of the smoothie without the fruit, or nothing. */
  title: string;
  parts: readonly Part[];
  fruits: readonly string[];
}

const FLAVORS: readonly Flavor[] = [
  {
    ...{ title: 'Peanut Butter', parts: [tbsp('peanut-butter', 'peanut butter', [0.5, 1, 1.5])] },
    fruits: ['banana', 'strawberry', 'blueberry', 'berries-mixed-frozen', 'cherry'],
  },
  {
    ...{ title: 'Almond Butter', parts: [tbsp('almond-butter', 'almond butter', [0.5, 1, 1.5])] },
    fruits: ['banana', 'cherry', 'peach', 'raspberry', 'blueberry'],
  },
  {
    ...{ title: 'Cocoa', parts: [tsp('cocoa-powder', 'cocoa', 2)] },
    fruits: ['banana', 'cherry', 'raspberry', 'strawberry'],
  },
  {
    ...{ title: 'Green', parts: [part('spinach', 'spinach', 'handfuls', 1), LIME] },
    fruits: ['mango', 'pineapple', 'kiwi', 'banana', 'peach'],
  },
  {
    ...{ title: 'Avocado', parts: [part('avocado', 'avocado', 'g', [50, 75, 100]), LIME] },
    fruits: ['mango', 'kiwi', 'pineapple', 'blueberry', 'raspberry', 'strawberry', 'blackberry'],
  },
  {
    ...{ title: 'Oat', parts: [part('oats-rolled', 'oats', 'g', [20, 30, 40]), CINNAMON] },
    fruits: ['banana', 'blueberry', 'peach', 'strawberry', 'nectarine', 'blackberry'],
  },
  {
    ...{ title: 'Ginger', parts: [part('ginger', 'ginger', 'knobs', 0.5, 'grated'), LIME] },
    fruits: ['mango', 'pineapple', 'peach', 'berries-mixed-frozen', 'nectarine'],
  },
  {
    ...{ title: 'Mint', parts: [MINT, LIME] },
    fruits: ['strawberry', 'pineapple', 'kiwi', 'mango', 'blackberry'],
  },
  {
    ...{ title: 'Coconut', parts: [part('coconut-milk', 'coconut milk', 'ml', [30, 50, 60])] },
    fruits: ['mango', 'pineapple', 'raspberry', 'banana', 'strawberry'],
  },
];

const CULTURES = [
  part('yogurt-greek-nonfat', 'Greek yogurt', 'g', [75, 100, 125, 150]),
  part('skyr', 'skyr', 'g', [75, 100, 125, 150]),
  part('kefir', 'kefir', 'g', [100, 125, 150]),
  part('tofu-silken', 'silken tofu', 'g', [75, 100, 125, 150]),
  part('yogurt-soy', 'soy yogurt', 'g', [75, 100, 125, 150]),
  part('cottage-cheese-low-fat', 'cottage cheese', 'g', [75, 100, 125]),
];

const SEEDS = [
  tbsp('chia-seed', 'chia seeds', [0.5, 1]),
  tbsp('flaxseed-ground', 'ground flaxseed', [0.5, 1]),
  tbsp('hemp-seed', 'hemp seeds', [0.5, 1, 2]),
];

function compose(kitchen: Kitchen) {
  const flavor = kitchen.flavor(
    FLAVORS.map((one) => ({ ...one, parts: one.parts.map((own) => [own]), own: one.parts })),
  );
  const fruit = kitchen.one(
    FRUITS.filter(
      ({ food, isBerry, blends }) =>
        blends && flavor.fruits.includes(food) && (isBerry || !kitchen.isLowCarb),
    ),
  );
  const milk = kitchen.isLowCarb ? kitchen.either(LEAN_MILK) : kitchen.one(milks([150, 200, 250]));
  const culture = kitchen.isKeto ? null : kitchen.one(CULTURES);
  const powder = kitchen.wantsProtein || kitchen.isKeto ? [kitchen.either(...powders([15, 20, 25, 30]))] : [];
  const seeds = kitchen.one(SEEDS);
  const body = [...(culture ? [culture] : []), ...flavor.own, seeds, ...powder];
  const isSmall = kitchen.chance(0.4);
  return {
    name: shortOf(
      `${fruit.titled} ${flavor.title} Smoothie with ${titleOf(seeds)}`,
      `${fruit.titled} ${flavor.title} Smoothie`,
    ),
    description: `A thick smoothie of ${fruit.said} with ${said([...(culture ? [culture] : []), ...flavor.own])}, made in five minutes.`,
    cuisine: 'american',
    mealTypes: [isSmall ? ('snack' as const) : ('breakfast' as const)],
    servings: kitchen.any([1, 1, 2]),
    prepTimeMinutes: 5,
    cookTimeMinutes: 0,
    parts: [
      milk,
      grams(fruit, kitchen.isLowCarb ? [40, 50, 75] : [75, 100, 125, 150], fruit.blended),
      ...body,
    ],
    steps: [
      `Pour the ${milk.said} into a blender and add the ${said([fruit, ...body])}.`,
      'Blend on high for 1 minute until smooth, adding a splash of water if it is too thick, and drink at once.',
    ],
  };
}

const titleOf = ({ food }: Part): string =>
  ({ 'chia-seed': 'Chia', 'flaxseed-ground': 'Flaxseed', 'hemp-seed': 'Hemp' })[food] ?? 'Seeds';

export const smoothie: Pattern = {
  called: 'smoothie shake',
  mealTypes: ['breakfast', 'snack'],
  weight: 2,
  compose,
};
