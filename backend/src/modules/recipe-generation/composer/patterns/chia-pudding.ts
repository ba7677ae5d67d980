import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { FRUITS, NUTS, powders } from '../larder/fruits.js';
import { CINNAMON, honey, tsp } from '../larder/seasonings.js';
import type { Pattern } from '../pattern.js';
import { inTitle, said, shortOf } from '../words.js';

interface Flavor {
  title: string;
  spices: readonly Part[];
  fruits: readonly string[];
}

const FLAVORS: readonly Flavor[] = [
  {
    ...{ title: 'Vanilla', spices: [tsp('vanilla-extract', 'vanilla', 0.5)] },
    fruits: ['raspberry', 'blueberry', 'strawberry', 'peach', 'mango', 'blackberry', 'kiwi'],
  },
  {
    ...{ title: 'Cocoa', spices: [tsp('cocoa-powder', 'cocoa', 2)] },
    fruits: ['raspberry', 'cherry', 'banana', 'strawberry', 'orange'],
  },
  {
    ...{ title: 'Cinnamon', spices: [CINNAMON] },
    fruits: ['apple', 'pear', 'blackberry', 'plum', 'blueberry', 'fig'],
  },
  {
    ...{ title: 'Cardamom', spices: [tsp('cardamom', 'cardamom', 0.25)] },
    fruits: ['mango', 'orange', 'peach', 'raspberry', 'strawberry'],
  },
];

const LIQUIDS = [
  { ...part('milk-soy', 'soy milk', 'ml', [150, 175, 200]), titled: '' },
  { ...part('milk-almond', 'almond milk', 'ml', [150, 175, 200]), titled: '' },
  { ...part('coconut-milk-light', 'coconut milk', 'ml', [120, 150, 175]), titled: 'Coconut ' },
  { ...part('milk-semi-skimmed', 'milk', 'ml', [150, 175, 200]), titled: '' },
  { ...part('kefir', 'kefir', 'ml', [150, 175, 200]), titled: 'Kefir ' },
  { ...part('milk-oat', 'oat milk', 'ml', [150, 175, 200]), titled: '' },
];

function compose(kitchen: Kitchen) {
  const flavor = kitchen.any(FLAVORS);
  const liquid = kitchen.one(
    LIQUIDS.filter(
      ({ food }) => !kitchen.isLowCarb || !['milk-oat', 'milk-semi-skimmed', 'kefir'].includes(food),
    ),
  );
  const fruit = kitchen.one(
    FRUITS.filter(({ food, isBerry }) => flavor.fruits.includes(food) && (isBerry || !kitchen.isLowCarb)),
  );
  const nut = kitchen.one(NUTS);
  const powder = kitchen.wantsProtein
    ? [kitchen.either(...powders([10, 15, 20, 25]).slice(1), ...powders([10, 15, 20, 25]))]
    : [];
  const sweet = kitchen.isLowCarb ? [] : [kitchen.either(...honey(1).slice(1), ...honey(1))];
  const isSnack = kitchen.chance(0.5);
  const dry = [
    part('chia-seed', 'chia seeds', 'tbsp', isSnack ? [1.5, 2] : [2, 3]),
    ...powder,
    ...flavor.spices,
  ];
  return {
    name: shortOf(
      `${flavor.title} ${liquid.titled}Chia Pudding with ${inTitle(said([fruit, nut]))}`,
      `${flavor.title} ${liquid.titled}Chia Pudding with ${inTitle(fruit.said)}`,
    ),
    description: `Chia seeds that set in ${liquid.said} in the fridge, with ${fruit.said} and ${nut.said} on top.`,
    cuisine: 'american',
    mealTypes: [isSnack ? ('snack' as const) : ('breakfast' as const)],
    servings: kitchen.any([1, 2, 2]),
    prepTimeMinutes: 8,
    cookTimeMinutes: 0,
    restTimeMinutes: 240,
    parts: [
      ...dry,
      liquid,
      ...sweet,
      grams(fruit, kitchen.isLowCarb ? [40, 50, 60] : fruit.grams, fruit.note),
      grams(nut, [10, 15, 20], nut.note),
    ],
    steps: [
      `Whisk the ${said(dry)} with the ${said([liquid, ...sweet])} in a jar.`,
      'Wait for 5 minutes, whisk again so that no lumps form, and chill for at least 4 hours.',
      `Top with the ${said([fruit, nut])} and serve cold.`,
    ],
  };
}

export const chiaPudding: Pattern = {
  called: 'pudding',
  mealTypes: ['breakfast', 'snack'],
  weight: 2,
  compose,
};
