import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import {
  BASIL,
  CILANTRO,
  CORIANDER,
  CUMIN,
  DILL,
  GARLIC,
  GINGER,
  LEMON,
  LIME,
  MINT,
  OREGANO,
  oliveOil,
  PARSLEY,
  SALT,
  SCALLION,
  SMOKED_PAPRIKA,
  yogurt,
} from '../larder/seasonings.js';
import { vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { attributive, counted, inTitle, said, shortOf, step } from '../words.js';

interface Ground {
  food: string;
  said: string;
  titled: string;
  grams: readonly number[];
  note: string | null;
  minutes: number;
  done: string;
}

/** Ground meat has to be hot throughout, poultry the most. */
function doneOf(food: string): string {
  if (/^(?:turkey|chicken)-/.test(food)) return 'browned and 165 °F (74 °C) inside';
  return food.includes('ground') ? 'browned and 160 °F (71 °C) inside' : 'golden and hot through';
}

const ground = (
  food: string,
  name: string,
  titled: string,
  time = 10,
  note: string | null = null,
): Ground => ({
  ...{ food, said: name, titled, note, minutes: time, done: doneOf(food) },
  grams: [100, 125, 150, 175, 200],
});

const GROUND = [
  ground('turkey-ground-lean', 'ground turkey', 'Turkey'),
  ground('turkey-ground-7', 'ground turkey', 'Turkey'),
  ground('chicken-ground', 'ground chicken', 'Chicken'),
  ground('beef-ground-5', 'ground beef', 'Beef'),
  ground('beef-ground-10', 'ground beef', 'Beef'),
  ground('pork-ground-lean', 'ground pork', 'Pork'),
  ground('lamb-ground', 'ground lamb', 'Lamb'),
  ground('bison-ground', 'ground bison', 'Bison'),
  ground('veal-ground', 'ground veal', 'Veal'),
  ground('salmon-canned', 'salmon', 'Salmon', 8, 'drained and flaked'),
  ground('cod', 'cod', 'Cod', 8, 'finely chopped'),
  ground('chickpeas-canned', 'chickpeas', 'Chickpea', 8, 'mashed'),
  ground('beans-black-canned', 'black beans', 'Black Bean', 8, 'mashed'),
  ground('beans-white-canned', 'white beans', 'White Bean', 8, 'mashed'),
  ground('tofu-super-firm', 'tofu', 'Tofu', 8, 'finely crumbled'),
  ground('tempeh', 'tempeh', 'Tempeh', 8, 'finely crumbled'),
];

interface Flavor {
  title: string;
  cuisine: string;
  seasonings: readonly Part[];
  greens: readonly string[];
  parts: readonly (readonly Part[])[];
}

const FLAVORS: readonly Flavor[] = [
  {
    ...{ title: 'Greek', cuisine: 'greek', seasonings: [OREGANO, MINT, GARLIC] },
    greens: ['cucumber', 'tomato-cherry', 'lettuce-romaine', 'bell-pepper-red'],
    parts: [yogurt([40, 50]), [LEMON]],
  },
  {
    ...{ title: 'Smoky', cuisine: 'american', seasonings: [SMOKED_PAPRIKA, CUMIN, SCALLION] },
    greens: ['cabbage-red', 'carrot', 'cabbage-white', 'lettuce-romaine', 'tomato'],
    parts: [yogurt([30, 40]), [LIME]],
  },
  {
    ...{ title: 'Ginger-Scallion', cuisine: 'chinese', seasonings: [GINGER, SCALLION, GARLIC] },
    greens: ['cabbage-napa', 'carrot', 'cucumber', 'radish', 'pea-sugar-snap'],
    parts: [[part('vinegar-rice', 'rice vinegar', 'tsp', 2)], [part('oil-sesame', 'sesame oil', 'tsp', 0.5)]],
  },
  {
    ...{ title: 'Coriander-Mint', cuisine: 'indian', seasonings: [CORIANDER, CUMIN, MINT] },
    greens: ['carrot', 'cucumber', 'cabbage-white', 'radish', 'tomato'],
    parts: [[LIME], [part('oil-sunflower', 'sunflower oil', 'tsp', 0.5)]],
  },
  {
    ...{ title: 'Lemon-Dill', cuisine: 'nordic', seasonings: [DILL, SCALLION] },
    greens: ['cucumber', 'beetroot-cooked', 'fennel', 'radish', 'lettuce-romaine'],
    parts: [[LEMON], yogurt([30, 40])],
  },
  {
    ...{ title: 'Basil', cuisine: 'italian', seasonings: [BASIL, GARLIC, OREGANO] },
    greens: ['arugula', 'tomato-cherry', 'fennel', 'bell-pepper-yellow', 'spinach'],
    parts: [[part('vinegar-balsamic', 'balsamic vinegar', 'tsp', 2)], [PARSLEY]],
  },
  {
    ...{ title: 'Smoky Cilantro', cuisine: 'mexican', seasonings: [SMOKED_PAPRIKA, CILANTRO, GARLIC] },
    greens: ['cabbage-red', 'radish', 'bell-pepper-yellow', 'tomato', 'carrot'],
    parts: [[LIME], [part('avocado', 'avocado', 'g', [40, 50, 60], 'mashed')]],
  },
];

const BINDERS = [
  part('oats-rolled', 'oats', 'g', [10, 15, 20]),
  part('breadcrumbs', 'breadcrumbs', 'g', [10, 15, 20]),
  part('oats-rolled-gluten-free', 'oats', 'g', [10, 15, 20]),
  part('flour-almond', 'almond flour', 'g', [10, 15, 20]),
  part('flour-chickpea', 'chickpea flour', 'g', [15, 20, 25]),
];

const BESIDE = [
  { ...part('burger-bun-whole-wheat', 'burger buns', 'pcs', 1, 'toasted'), titled: 'Burgers' },
  { ...part('bread-pita-whole-wheat', 'pita bread', 'pcs', [0.5, 1], 'warmed'), titled: 'Patties in Pita' },
  {
    ...part('potato-boiled', 'boiled potatoes', 'g', [150, 200, 250], 'warm'),
    titled: 'Patties with Potatoes',
  },
  { ...part('rice-white-cooked', 'hot rice', 'g', [120, 150, 200]), titled: 'Patties with Rice' },
  { ...part('bulgur-cooked', 'warm bulgur', 'g', [120, 150, 200]), titled: 'Patties with Bulgur' },
  { ...part('quinoa-cooked', 'warm quinoa', 'g', [120, 150, 200]), titled: 'Patties with Quinoa' },
];

const ANIMAL_FREE = new Set([
  'chickpeas-canned',
  'beans-black-canned',
  'beans-white-canned',
  'tofu-super-firm',
  'tempeh',
]);

function compose(kitchen: Kitchen) {
  const flavor = kitchen.flavor(FLAVORS);
  const dressing = flavor.parts.map((some) => kitchen.either(...some));
  const servings = kitchen.any([2, 4]);
  const main = kitchen.one(GROUND);
  const greens = kitchen.few(vegetables(...flavor.greens), 2);
  const beside = kitchen.isLowCarb || !kitchen.may('oats-rolled-gluten-free') ? null : kitchen.one(BESIDE);
  const binder = kitchen.isLowCarb
    ? part('flour-almond', 'almond flour', 'g', [10, 15, 20])
    : kitchen.one(BINDERS);
  const needsMore = ANIMAL_FREE.has(main.food)
    ? [kitchen.either(servings > 2 ? { ...EGG, said: 'eggs' } : EGG, FLAX)]
    : [];
  const oil = oliveOil([1, 1.5, 2, 3]);
  const [first] = greens.toSorted((a, b) => Number(SLAW.has(b.food)) - Number(SLAW.has(a.food)));
  const word = SLAW.has(first?.food ?? '') ? 'slaw' : 'salad';
  const raw = `${attributive(first?.titled ?? '')} ${inTitle(word)}`;
  const mixed = [main, ...flavor.seasonings, binder, ...needsMore, SALT];
  return {
    name: nameOf(`${flavor.title} ${main.titled}`, beside?.titled ?? null, raw),
    description: `Crisp patties of ${main.said} with ${said(flavor.seasonings)}, and a ${word} of ${said(greens)}.`,
    cuisine: flavor.cuisine,
    mealTypes: ['dinner' as const, 'lunch' as const],
    servings,
    prepTimeMinutes: 20,
    cookTimeMinutes: main.minutes,
    parts: [
      grams(main, main.grams, main.note),
      ...flavor.seasonings,
      binder,
      ...needsMore,
      SALT,
      oil,
      ...greens.map((one) => grams(one, [50, 75, 100], one.note)),
      ...dressing,
      ...(beside ? [beside] : []),
    ],
    steps: [
      `Mix the ${said(mixed)} well and shape into ${counted(servings * 2)} patties.`,
      `Heat the ${oil.said} in a large pan and fry the patties over medium heat for ${main.minutes} minutes, turning once, until ${main.done}.`,
      step(
        `Toss the ${said(greens)} with the ${said(dressing)}.`,
        `Serve the patties with the ${word}${beside ? ` and the ${beside.said}` : ''}.`,
      ),
    ],
  };
}

const SLAW = new Set(['cabbage-red', 'cabbage-white', 'cabbage-napa', 'carrot', 'fennel']);

/** Writes "Smoky Beef Burgers with Carrot Slaw" or "Basil Turkey Patties with Rice and Fennel Slaw". */
function nameOf(dish: string, beside: string | null, raw: string): string {
  if (!beside) return `${dish} Patties with ${raw}`;
  const base = `${dish} ${beside}`;
  return shortOf(base.includes(' with ') ? `${base} and ${raw}` : `${base} with ${raw}`, base);
}

const EGG = part('egg', 'egg', 'pcs', 0.5);
const FLAX = part('flaxseed-ground', 'ground flaxseed', 'tbsp', 1);

export const patties: Pattern = {
  called: 'patty burger',
  mealTypes: ['dinner', 'lunch'],
  weight: 2,
  compose,
};
