import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import {
  CHIVES,
  CUMIN,
  CURRY_POWDER,
  DILL,
  GARLIC,
  LEMON,
  LIME,
  MINT,
  PAPRIKA,
  PARSLEY,
  SALT,
  SMOKED_PAPRIKA,
  tbsp,
  tsp,
} from '../larder/seasonings.js';
import { vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { inTitle, said, shortOf, step } from '../words.js';

interface Dip {
  base: Part;
  titled: string;
  isBlended: boolean;
  parts: readonly Part[];
  flavors: readonly (Part & { titled: string })[];
}

const named = (titled: string, own: Part) => ({ ...own, titled });
const TAHINI = tbsp('tahini', 'tahini', [0.5, 1]);

const DIPS: readonly Dip[] = [
  {
    base: part('chickpeas-canned', 'chickpeas', 'g', [50, 60, 75]),
    ...{ titled: 'Chickpea', isBlended: true, parts: [TAHINI, LEMON] },
    flavors: [
      named('Cumin', CUMIN),
      named('Smoky', SMOKED_PAPRIKA),
      named('Curry', CURRY_POWDER),
      named('Garlic', GARLIC),
    ],
  },
  {
    base: part('beans-white-canned', 'white beans', 'g', [50, 60, 75]),
    ...{
      titled: 'White Bean',
      isBlended: true,
      parts: [part('oil-olive', 'olive oil', 'tsp', [1, 1.5]), LEMON],
    },
    flavors: [named('Garlic', GARLIC), named('Herbed', PARSLEY), named('Paprika', PAPRIKA)],
  },
  {
    base: part('beans-black-canned', 'black beans', 'g', [50, 60, 75]),
    ...{
      titled: 'Black Bean',
      isBlended: true,
      parts: [part('oil-olive', 'olive oil', 'tsp', [1, 1.5]), LIME],
    },
    flavors: [named('Cumin', CUMIN), named('Smoky', SMOKED_PAPRIKA)],
  },
  {
    base: part('edamame', 'edamame', 'g', [60, 75, 90], 'shelled and cooked'),
    ...{
      titled: 'Edamame',
      isBlended: true,
      parts: [part('oil-sesame', 'sesame oil', 'tsp', [0.5, 1]), LIME],
    },
    flavors: [named('Garlic', GARLIC), named('Mint', MINT)],
  },
  {
    base: part('avocado', 'avocado', 'g', [60, 75, 90]),
    ...{ titled: 'Avocado', isBlended: true, parts: [LIME] },
    flavors: [named('Garlic', GARLIC), named('Smoky', SMOKED_PAPRIKA), named('Herbed', PARSLEY)],
  },
  {
    base: part('yogurt-greek-low-fat', 'Greek yogurt', 'g', [75, 100, 125]),
    ...{ titled: 'Yogurt', isBlended: false, parts: [LEMON] },
    flavors: [named('Dill', DILL), named('Mint', MINT), named('Curry', CURRY_POWDER), named('Chive', CHIVES)],
  },
  {
    base: part('quark', 'quark', 'g', [75, 100, 125]),
    ...{ titled: 'Quark', isBlended: false, parts: [LEMON] },
    flavors: [named('Chive', CHIVES), named('Paprika', PAPRIKA), named('Dill', DILL)],
  },
  {
    base: part('cottage-cheese-low-fat', 'cottage cheese', 'g', [75, 100, 125]),
    ...{ titled: 'Cottage Cheese', isBlended: true, parts: [LEMON] },
    flavors: [named('Chive', CHIVES), named('Herbed', PARSLEY), named('Smoky', SMOKED_PAPRIKA)],
  },
  {
    base: part('tofu-silken', 'silken tofu', 'g', [75, 100, 125]),
    ...{ titled: 'Tofu', isBlended: true, parts: [LEMON, part('oil-olive', 'olive oil', 'tsp', [1, 1.5])] },
    flavors: [named('Garlic', GARLIC), named('Dill', DILL), named('Herbed', PARSLEY)],
  },
  {
    base: part('peppers-roasted', 'roasted red peppers', 'g', [50, 60, 75], 'drained'),
    ...{
      titled: 'Roasted Pepper',
      isBlended: true,
      parts: [part('walnut', 'walnuts', 'g', [15, 20]), LEMON],
    },
    flavors: [named('Cumin', CUMIN), named('Smoky', SMOKED_PAPRIKA), named('Garlic', GARLIC)],
  },
];

const STICKS = [
  'carrot',
  'cucumber',
  'bell-pepper-red',
  'bell-pepper-yellow',
  'radish',
  'pea-sugar-snap',
  'fennel',
  'tomato-cherry',
] as const;

const CRISP = [
  part('cracker-whole-wheat', 'whole-wheat crackers', 'pcs', [4, 5, 6]),
  part('crispbread-rye', 'rye crispbread', 'pcs', [1, 2]),
  part('rice-cake-unsalted', 'rice cakes', 'pcs', [1, 2]),
  part('corn-cake', 'corn cakes', 'pcs', [1, 2]),
];

function compose(kitchen: Kitchen) {
  const dip = kitchen.any(DIPS);
  const base = kitchen.either(dip.base);
  const flavor = kitchen.one(dip.flavors);
  const greens = kitchen.few(vegetables(...STICKS), 2);
  const crisp =
    kitchen.isLowCarb || kitchen.chance(0.5) || !kitchen.may('rice-cake-unsalted')
      ? []
      : [kitchen.one(CRISP)];
  const salt = { ...SALT, amounts: [0.0625], usual: 0 };
  const servings = 2;
  const all = [base, ...dip.parts, flavor, salt];
  return {
    name: shortOf(
      `${flavor.titled} ${dip.titled} Dip with ${inTitle(said([...greens, ...crisp]))}`,
      `${flavor.titled} ${dip.titled} Dip with ${inTitle(said(greens))}`,
      `${flavor.titled} ${dip.titled} Dip with ${inTitle(greens[0]?.said ?? '')}`,
    ),
    description: `A thick dip of ${said([base, flavor])}, with ${said([...greens, ...crisp])} to scoop it up.`,
    cuisine: 'american',
    mealTypes: ['snack' as const],
    servings,
    prepTimeMinutes: 10,
    cookTimeMinutes: 0,
    parts: [
      ...all,
      ...greens.map((one) =>
        grams(
          one,
          [50, 60, 75, 100],
          ['pea-sugar-snap', 'radish', 'tomato-cherry'].includes(one.food) ? null : 'cut into sticks',
        ),
      ),
      ...crisp,
    ],
    steps: [
      dip.isBlended
        ? `Blend the ${said(all)} for 1 minute until smooth, adding a spoonful of water if it is too thick.`
        : `Stir the ${said(all)} together for 1 minute until smooth.`,
      step('Spoon into a small bowl', `and serve with the ${said([...greens, ...crisp])}.`),
    ],
  };
}

export const dips: Pattern = { called: 'dip', mealTypes: ['snack'], weight: 3, compose };

const ROASTS = [
  named('Smoky', tsp('paprika-smoked', 'smoked paprika', 0.5)),
  named('Curry', tsp('curry-powder', 'curry powder', 0.5)),
  named('Cumin', tsp('cumin', 'cumin', 0.5)),
  named('Rosemary', tsp('rosemary-dried', 'rosemary', 0.25)),
  named('Cinnamon', tsp('cinnamon', 'cinnamon', 0.5)),
  named('Five-Spice', tsp('five-spice', 'five spice', 0.25)),
];

const ROASTED = [
  named('Chickpeas', part('chickpeas-canned', 'chickpeas', 'g', [60, 75, 90], 'patted dry')),
  named('Edamame', part('edamame', 'edamame', 'g', [75, 90, 100], 'shelled')),
];

const BESIDE_NUTS = [
  part('almond', 'almonds', 'g', [10, 15, 20]),
  part('cashew', 'cashews', 'g', [10, 15, 20]),
  part('pumpkin-seed', 'pumpkin seeds', 'g', [10, 15, 20]),
  part('sunflower-seed', 'sunflower seeds', 'g', [10, 15]),
  part('pecan', 'pecans', 'g', [10, 15, 20]),
  part('walnut', 'walnuts', 'g', [10, 15, 20]),
  part('hazelnut', 'hazelnuts', 'g', [10, 15, 20]),
];

function composeRoasted(kitchen: Kitchen) {
  const base =
    kitchen.isLowCarb || !kitchen.may('chickpeas-canned') ? kitchen.one(BESIDE_NUTS) : kitchen.one(ROASTED);
  const nut = kitchen.one(BESIDE_NUTS.filter(({ food }) => food !== base.food));
  const spice = kitchen.one(ROASTS);
  const oil = part('oil-olive', 'olive oil', 'tsp', [0.5, 1]);
  const isNuts = !ROASTED.some(({ food }) => food === base.food);
  const time = isNuts ? 10 : 25;
  return {
    name: `${spice.titled} Roasted ${inTitle(said([base, nut]))}`,
    description: `Crisp ${base.said} and ${nut.said} from the oven with ${spice.said}, to nibble by the handful.`,
    cuisine: 'american',
    mealTypes: ['snack' as const],
    servings: 4,
    prepTimeMinutes: 5,
    cookTimeMinutes: time,
    parts: [
      isNuts ? { ...base, note: null } : base,
      oil,
      spice,
      { ...SALT, amounts: [0.0625], usual: 0 },
      nut,
    ],
    steps: [
      `Heat the oven to ${isNuts ? '325 °F (160 °C)' : '400 °F (200 °C)'}.`,
      isNuts
        ? `Toss the ${said([base, nut, oil, spice, SALT])} on a baking sheet and roast for ${time} minutes, shaking once.`
        : `Toss the ${said([base, oil, spice, SALT])} on a baking sheet and roast for ${time - 8} minutes, shaking once. Add the ${nut.said} and roast for 8 minutes more until crisp.`,
      'Let them cool on the sheet, where they crisp up.',
    ],
  };
}

export const roastedSnack: Pattern = {
  called: 'roasted',
  mealTypes: ['snack'],
  weight: 1,
  compose: composeRoasted,
};
