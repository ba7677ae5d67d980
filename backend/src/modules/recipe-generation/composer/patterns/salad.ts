import { grams, type Part, part, type Thing } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { pulses } from '../larder/proteins.js';
import {
  AVOCADO,
  BASIL,
  CILANTRO,
  CUMIN,
  DILL,
  FETA,
  GINGER,
  honey,
  LEMON,
  LIME,
  MINT,
  OREGANO,
  oliveOil,
  PARSLEY,
  PEPPER,
  RED_ONION,
  SALT,
  SESAME,
  soySauce,
  tbsp,
  tsp,
  yogurt,
} from '../larder/seasonings.js';
import { vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { capitalized, said, shortOf, step, titled } from '../words.js';

/** Food for a salad that needs no cooking, or is boiled in minutes. */
interface Cold extends Thing {
  grams: readonly number[];
  note: string | null;
  /** The step that makes it ready to eat, or null if it needs none. */
  step: string | null;
  minutes: number;
}

const ready = (
  food: string,
  name: string,
  title: string,
  amounts: readonly number[],
  note: string | null = null,
): Cold => ({
  ...{ food, said: name, titled: title, grams: amounts, note, step: null, minutes: 0 },
});

const COLD: readonly Cold[] = [
  ready('tuna-canned-water', 'tuna', 'Tuna', [80, 100, 120, 150], 'drained'),
  ready('salmon-canned', 'salmon', 'Salmon', [80, 100, 120], 'drained'),
  ready('salmon-smoked', 'smoked salmon', 'Smoked Salmon', [50, 60]),
  ready('mackerel-canned', 'mackerel', 'Mackerel', [75, 90, 100], 'drained'),
  ready('sardine-canned', 'sardines', 'Sardine', [60, 75, 90], 'drained'),
  ready('chicken-breast-cooked', 'cooked chicken', 'Chicken', [80, 100, 120, 150, 175], 'sliced'),
  ready('turkey-breast-cooked', 'cooked turkey', 'Turkey', [80, 100, 120, 150, 175], 'sliced'),
  ready('shrimp-cooked', 'cooked shrimp', 'Shrimp', [80, 100, 120, 150]),
  ready('crab-cooked', 'crab meat', 'Crab', [80, 100, 120]),
  ready('tofu-super-firm', 'tofu', 'Tofu', [80, 100, 120, 150, 200], 'cubed'),
  {
    ...ready('egg', 'eggs', 'Egg', [100, 150]),
    ...{ step: 'Boil the eggs for 9 minutes, cool them under cold water, peel and quarter.', minutes: 10 },
  },
  {
    ...ready('edamame', 'edamame', 'Edamame', [80, 100, 120, 150], 'shelled'),
    ...{ step: 'Boil the edamame for 4 minutes and rinse cold.', minutes: 5 },
  },
  ...pulses('chickpeas-canned', 'beans-white-canned', 'beans-black-canned', 'lentils-canned').map((one) =>
    ready(one.food, one.said, one.titled, one.grams, 'rinsed'),
  ),
];

interface Flavor {
  title: string;
  cuisine: string;
  dressing: string;
  parts: readonly (readonly Part[])[];
  colds: readonly string[];
  leaves: readonly string[];
  greens: readonly string[];
  finish: readonly Part[];
}

const FISH = ['tuna-canned-water', 'salmon-canned', 'mackerel-canned', 'sardine-canned'] as const;
const MEATS = ['chicken-breast-cooked', 'turkey-breast-cooked'] as const;

const FLAVORS: readonly Flavor[] = [
  {
    ...{ title: 'Greek', cuisine: 'greek', dressing: 'lemon and oregano' },
    parts: [[LEMON], [OREGANO]],
    colds: [
      ...FISH,
      ...MEATS,
      'shrimp-cooked',
      'chickpeas-canned',
      'beans-white-canned',
      'egg',
      'tofu-super-firm',
    ],
    leaves: ['lettuce-romaine', 'spinach', 'arugula'],
    greens: ['cucumber', 'tomato-cherry', 'bell-pepper-red', 'bell-pepper-yellow', 'fennel', 'radish'],
    finish: [FETA, part('olives-kalamata', 'olives', 'g', [15, 20], 'pitted')],
  },
  {
    ...{ title: 'Dijon', cuisine: 'french', dressing: 'mustard and red wine vinegar' },
    parts: [
      [tsp('mustard-dijon', 'mustard', 1)],
      [tbsp('vinegar-red-wine', 'red wine vinegar', 0.5)],
      [PARSLEY],
    ],
    colds: [...FISH, ...MEATS, 'egg', 'lentils-canned', 'beans-white-canned', 'tofu-super-firm'],
    leaves: ['lettuce-romaine', 'arugula', 'spinach'],
    greens: ['radish', 'tomato-cherry', 'cucumber', 'beetroot-cooked', 'fennel', 'carrot'],
    finish: [
      part('walnut', 'walnuts', 'g', [10, 15, 20], 'chopped'),
      part('goat-cheese', 'goat cheese', 'g', [20, 25], 'crumbled'),
      AVOCADO,
    ],
  },
  {
    ...{ title: 'Ginger-Lime', cuisine: 'thai', dressing: 'lime, ginger and soy' },
    parts: [[LIME], [GINGER], soySauce(1), honey(0.5)],
    colds: [...MEATS, 'shrimp-cooked', 'crab-cooked', 'tofu-super-firm', 'edamame', 'tuna-canned-water'],
    leaves: ['cabbage-napa', 'lettuce-romaine', 'spinach'],
    greens: [
      'carrot',
      'cucumber',
      'bell-pepper-red',
      'pea-sugar-snap',
      'cabbage-red',
      'radish',
      'bell-pepper-yellow',
    ],
    finish: [
      part('peanut', 'peanuts', 'g', [10, 15, 20], 'roughly chopped'),
      part('cashew', 'cashews', 'g', [10, 15, 20]),
      SESAME,
    ],
  },
  {
    ...{ title: 'Cilantro-Lime', cuisine: 'mexican', dressing: 'lime, cumin and cilantro' },
    parts: [[LIME], [CUMIN], [CILANTRO]],
    colds: [...MEATS, 'shrimp-cooked', 'beans-black-canned', 'tuna-canned-water', 'egg', 'tofu-super-firm'],
    leaves: ['lettuce-romaine', 'spinach', 'cabbage-red'],
    greens: ['tomato', 'bell-pepper-yellow', 'radish', 'cucumber', 'bell-pepper-red'],
    finish: [AVOCADO, part('pumpkin-seed', 'pumpkin seeds', 'g', [10, 15, 20])],
  },
  {
    ...{ title: 'Creamy Dill', cuisine: 'nordic', dressing: 'yogurt, dill and lemon' },
    parts: [yogurt([30, 40, 50]), [DILL], [LEMON]],
    colds: [
      'salmon-canned',
      'salmon-smoked',
      'mackerel-canned',
      'tuna-canned-water',
      'egg',
      'shrimp-cooked',
      ...MEATS,
    ],
    leaves: ['lettuce-romaine', 'spinach', 'arugula'],
    greens: ['cucumber', 'radish', 'beetroot-cooked', 'fennel', 'pea-sugar-snap', 'tomato-cherry'],
    finish: [part('sunflower-seed', 'sunflower seeds', 'g', [10, 15]), tsp('caper', 'capers', 1), AVOCADO],
  },
  {
    ...{ title: 'Balsamic', cuisine: 'italian', dressing: 'balsamic vinegar and basil' },
    parts: [[tbsp('vinegar-balsamic', 'balsamic vinegar', 0.5)], [BASIL]],
    colds: [
      ...FISH,
      ...MEATS,
      'beans-white-canned',
      'lentils-canned',
      'chickpeas-canned',
      'tofu-super-firm',
      'egg',
    ],
    leaves: ['arugula', 'spinach', 'lettuce-romaine'],
    greens: ['tomato-cherry', 'fennel', 'cucumber', 'bell-pepper-yellow', 'carrot'],
    finish: [
      part('mozzarella-part-skim', 'mozzarella', 'g', [30, 40], 'torn'),
      part('pine-nut', 'pine nuts', 'g', [10, 15, 20]),
      AVOCADO,
    ],
  },
  {
    ...{ title: 'Lemon-Tahini', cuisine: 'middle eastern', dressing: 'tahini, lemon and mint' },
    parts: [[tbsp('tahini', 'tahini', [0.5, 1])], [LEMON], [MINT]],
    colds: ['chickpeas-canned', 'lentils-canned', ...MEATS, 'tofu-super-firm', 'egg', 'tuna-canned-water'],
    leaves: ['lettuce-romaine', 'spinach', 'cabbage-red'],
    greens: ['carrot', 'cucumber', 'radish', 'tomato', 'beetroot-cooked', 'bell-pepper-red'],
    finish: [
      part('almond-flaked', 'sliced almonds', 'g', [10, 15]),
      part('pomegranate', 'pomegranate seeds', 'g', [25, 30]),
    ],
  },
];

const coldOf = new Map(COLD.map((one) => [one.food, one]));
const colds = (foods: readonly string[]): Cold[] => foods.flatMap((food) => coldOf.get(food) ?? []);

function compose(kitchen: Kitchen) {
  const flavor = kitchen.flavor(FLAVORS);
  const dressing = flavor.parts.map((some) => kitchen.either(...some));
  const main = kitchen.one(colds(flavor.colds).filter(({ minutes }) => minutes + 12 <= kitchen.maxMinutes));
  const [leaf] = kitchen.few(vegetables(...flavor.leaves), 1);
  if (!leaf) throw new Error('A salad needs leaves');
  const greens = kitchen.few(vegetables(...flavor.greens), 2);
  const finish = kitchen.one(flavor.finish);
  const toast = kitchen.isLowCarb || kitchen.chance(0.5) ? null : kitchen.one(BREADS);
  const oil = oliveOil([1, 1.5, 2, 3, 4.5]);
  const servings = kitchen.any([1, 2, 2]);
  const onion = kitchen.chance(0.5) ? [RED_ONION] : [];
  const seasoning = flavor.title === 'Ginger-Lime' ? [] : [SALT, PEPPER];
  return {
    name: shortOf(
      `${flavor.title} ${main.titled} Salad with ${titled(greens)}`,
      `${flavor.title} ${main.titled} Salad with ${greens[0]?.titled}`,
    ),
    description: `${capitalized(main.said)} with ${said([...greens, leaf])} and a dressing of ${flavor.dressing}${main.step ? '' : ', made without a stove'}.`,
    cuisine: flavor.cuisine,
    mealTypes: ['lunch' as const, 'dinner' as const],
    servings,
    prepTimeMinutes: 12,
    cookTimeMinutes: main.minutes,
    parts: [
      grams(main, main.grams, main.note),
      ...dressing,
      oil,
      ...seasoning,
      grams(leaf, [50, 60, 75], leaf.note),
      ...greens.map((one) => grams(one, one.grams, one.note)),
      ...onion,
      finish,
      ...(toast ? [toast] : []),
    ],
    steps: [
      ...(main.step ? [main.step] : []),
      `Whisk the ${said([...dressing, oil, ...seasoning])} together in a large bowl.`,
      `Add the ${said([leaf, ...greens, ...onion])}, toss well and leave for 2 minutes to take up the dressing.`,
      step(
        `${servings > 1 ? 'Divide among plates' : 'Put on a plate'}, lay the ${main.said} on top and scatter with the ${finish.said}.`,
        toast && `Serve with the ${toast.said}.`,
      ),
    ],
  };
}

const BREADS = [
  part('bread-whole-wheat', 'whole-wheat bread', 'slices', [1, 2]),
  part('bread-rye', 'rye bread', 'slices', [1, 2]),
  part('bread-pita-whole-wheat', 'pita bread', 'pcs', [0.5, 1], 'warmed'),
  part('bread-sourdough', 'sourdough bread', 'slices', [1, 2]),
];

export const salad: Pattern = { called: 'salad', mealTypes: ['lunch', 'dinner'], weight: 3, compose };
