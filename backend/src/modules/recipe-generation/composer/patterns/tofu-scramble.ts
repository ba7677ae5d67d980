import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { type Beside, RYE_TOAST, toasting, WHOLE_WHEAT_TOAST } from '../larder/breads.js';
import {
  BASIL,
  CHIVES,
  CILANTRO,
  CUMIN,
  oliveOil,
  PARSLEY,
  SALT,
  SMOKED_PAPRIKA,
  TURMERIC,
  tbsp,
  tsp,
} from '../larder/seasonings.js';
import { vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { minutes, said, shortOf, step, titled } from '../words.js';

interface Flavor {
  title: string;
  cuisine: string;
  spices: readonly Part[];
  greens: readonly string[];
  finish: readonly Part[];
}

const FLAVORS: readonly Flavor[] = [
  {
    ...{ title: 'Smoky', cuisine: 'mexican', spices: [SMOKED_PAPRIKA, CUMIN, TURMERIC], finish: [CILANTRO] },
    greens: ['bell-pepper-red', 'tomato-cherry', 'spinach', 'bell-pepper-green', 'mushroom-cremini', 'kale'],
  },
  {
    ...{
      title: 'Golden Curry',
      cuisine: 'indian',
      spices: [tsp('curry-powder', 'curry powder', 0.75)],
      finish: [CILANTRO],
    },
    greens: ['spinach', 'cauliflower', 'tomato-cherry', 'carrot', 'bell-pepper-yellow', 'chard-swiss'],
  },
  {
    ...{
      title: 'Herbed',
      cuisine: 'american',
      spices: [TURMERIC, tbsp('yeast-nutritional', 'nutritional yeast', 1)],
    },
    greens: ['mushroom-cremini', 'kale', 'zucchini', 'asparagus', 'broccoli', 'leek'],
    finish: [CHIVES, PARSLEY, BASIL],
  },
];

const TOFU = [
  part('tofu-firm', 'tofu', 'g', [125, 150, 175, 200, 225], 'crumbled'),
  part('tofu-extra-firm', 'tofu', 'g', [125, 150, 175, 200, 225], 'crumbled'),
  part('tofu-super-firm', 'tofu', 'g', [100, 125, 150, 175, 200], 'crumbled'),
];

const BESIDE: readonly Beside[] = [
  { ...WHOLE_WHEAT_TOAST, amounts: [1, 2, 3], usual: 1 },
  { ...RYE_TOAST, amounts: [1, 2, 3], usual: 1 },
  part('tortilla-corn', 'corn tortillas', 'pcs', [1, 2, 3], 'warmed'),
  part('bread-pita-whole-wheat', 'pita bread', 'pcs', [0.5, 1], 'warmed'),
  part('sweet-potato-baked', 'baked sweet potato', 'g', [100, 150, 200], 'diced'),
];

function compose(kitchen: Kitchen) {
  const flavor = kitchen.any(FLAVORS);
  const tofu = kitchen.one(TOFU);
  const greens = kitchen.few(vegetables(...flavor.greens), 2);
  const beside: Beside = kitchen.isLowCarb
    ? part('avocado', 'avocado', 'g', [50, 75, 100], 'sliced')
    : kitchen.one(BESIDE);
  const served = beside.toasted ?? beside.said;
  const finish = kitchen.one(flavor.finish);
  const oil = oliveOil([1, 1.5, 2, 3]);
  const fry = Math.max(...greens.map((one) => one.fry ?? 3));
  return {
    name: shortOf(
      `${flavor.title} Tofu Scramble with ${titled(greens)}`,
      `${flavor.title} Tofu Scramble with ${greens[0]?.titled}`,
    ),
    description: `Crumbled tofu with ${said(greens)}, seasoned with ${said(flavor.spices)}, with ${served} beside it.`,
    cuisine: flavor.cuisine,
    mealTypes: ['breakfast' as const],
    servings: kitchen.any([1, 2]),
    prepTimeMinutes: 7,
    cookTimeMinutes: fry + 5,
    parts: [
      oil,
      ...greens.map((one) => grams(one, [60, 75, 100], one.note)),
      tofu,
      ...flavor.spices,
      SALT,
      finish,
      beside,
    ],
    steps: [
      step(
        `Heat the ${oil.said} in a nonstick pan over medium heat and fry the ${said(greens)} for ${minutes(fry)}.`,
        toasting(beside),
      ),
      step(
        `Add the ${said([tofu, ...flavor.spices, SALT])} and fry for 4 minutes, stirring, until the tofu is hot and takes on a little color.`,
      ),
      `Scatter with the ${finish.said} and serve with the ${served}.`,
    ],
  };
}

export const tofuScramble: Pattern = {
  called: 'scramble scrambled',
  mealTypes: ['breakfast'],
  weight: 1,
  compose,
};
