import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { pulses } from '../larder/proteins.js';
import {
  BASIL,
  CHILI_FLAKES,
  CHIVES,
  DILL,
  LEMON,
  MINT,
  PARSLEY,
  PEPPER,
  SESAME,
} from '../larder/seasonings.js';
import { vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { inTitle, said, shortOf, step } from '../words.js';

const BREADS = [
  { ...part('bread-whole-wheat', 'bread', 'slices', [1, 2]), titled: 'Whole-Wheat' },
  { ...part('bread-rye', 'bread', 'slices', [1, 2]), titled: 'Rye' },
  { ...part('bread-sourdough', 'bread', 'slices', [1, 1.5]), titled: 'Sourdough' },
  { ...part('bread-multigrain', 'bread', 'slices', [1, 2]), titled: 'Multigrain' },
  { ...part('bread-pumpernickel', 'pumpernickel', 'slices', [1, 2]), titled: 'Pumpernickel' },
  { ...part('rice-cake-unsalted', 'rice cakes', 'pcs', [2, 3, 4]), titled: 'Rice Cake' },
  { ...part('tortilla-corn', 'corn tortillas', 'pcs', [2, 3]), titled: 'Corn Tortilla' },
];

interface Spread {
  spread: Part;
  titled: string;
  /** Toppings, of which each toast has one. */
  tops: readonly Part[];
  greens: readonly string[];
  herbs: readonly Part[];
}

const EGG = part('egg', 'eggs', 'pcs', [1, 2]);
const SALMON = part('salmon-smoked', 'smoked salmon', 'g', [40, 50, 60]);
const TUNA = part('tuna-canned-water', 'tuna', 'g', [60, 75, 90], 'drained');
const TURKEY = part('turkey-breast-cooked', 'cooked turkey', 'g', [50, 60, 75], 'sliced');
const CHICKEN = part('chicken-breast-cooked', 'cooked chicken', 'g', [50, 60, 75], 'sliced');
const SARDINES = part('sardine-canned', 'sardines', 'g', [50, 60], 'drained');
const TOFU = part('tofu-super-firm', 'tofu', 'g', [60, 75, 100], 'thinly sliced');
const [CHICKPEAS, WHITE_BEANS] = pulses('chickpeas-canned', 'beans-white-canned').map((one) =>
  part(one.food, one.said, 'g', [60, 75, 100], 'crushed'),
) as [Part, Part];

const SPREADS: readonly Spread[] = [
  {
    spread: part('avocado', 'avocado', 'g', [50, 60, 75], 'mashed'),
    titled: 'Avocado',
    tops: [EGG, SALMON, CHICKPEAS, TUNA, TOFU, TURKEY],
    greens: ['tomato-cherry', 'radish', 'arugula', 'cucumber', 'spinach'],
    herbs: [CHILI_FLAKES, CHIVES, SESAME],
  },
  {
    spread: part('hummus', 'hummus', 'g', [40, 50, 60]),
    titled: 'Hummus',
    tops: [EGG, CHICKPEAS, TURKEY, CHICKEN, TOFU],
    greens: ['cucumber', 'tomato-cherry', 'bell-pepper-red', 'carrot', 'beetroot-cooked', 'arugula'],
    herbs: [PARSLEY, MINT, SESAME],
  },
  {
    spread: part('cottage-cheese-low-fat', 'cottage cheese', 'g', [75, 100, 125]),
    titled: 'Cottage Cheese',
    tops: [EGG, SALMON, TURKEY, SARDINES],
    greens: ['cucumber', 'radish', 'tomato', 'bell-pepper-yellow', 'tomato-cherry', 'beetroot-cooked'],
    herbs: [CHIVES, DILL, PEPPER],
  },
  {
    spread: part('ricotta-part-skim', 'ricotta', 'g', [50, 60, 75]),
    titled: 'Ricotta',
    tops: [EGG, WHITE_BEANS, CHICKEN],
    greens: ['tomato-cherry', 'arugula', 'spinach', 'beetroot-cooked', 'fennel'],
    herbs: [BASIL, CHILI_FLAKES],
  },
  {
    spread: part('cream-cheese-light', 'cream cheese', 'g', [25, 30, 40]),
    titled: 'Cream Cheese',
    tops: [SALMON, EGG, TUNA, TURKEY],
    greens: ['cucumber', 'radish', 'arugula', 'tomato', 'beetroot-cooked'],
    herbs: [DILL, CHIVES],
  },
];

function compose(kitchen: Kitchen) {
  const { spread, titled, tops, greens, herbs } = kitchen.any(SPREADS);
  const bread = kitchen.one(
    BREADS.filter(({ food }) => food !== 'tortilla-corn' || spread.food === 'avocado'),
  );
  const base = kitchen.either(spread);
  const top = kitchen.one(tops);
  const [green] = kitchen.few(vegetables(...greens), 1);
  if (!green) throw new Error('A toast needs a vegetable');
  const herb = kitchen.one(herbs);
  const cooked = COOKED.get(top.food);
  const word = ['Rice Cake', 'Corn Tortilla'].includes(bread.titled)
    ? inTitle(bread.said)
    : `${bread.titled} Toast`;
  return {
    name: shortOf(
      `${titled} ${word} with ${inTitle(said([top, green]))}`,
      `${titled} ${word} with ${inTitle(top.said)}`,
    ).replace('Cooked ', ''),
    description: `Crisp ${bread.said} with ${said([base, top, green])}, on the table in ${cooked ? 'a quarter of an hour' : 'ten minutes'}.`,
    cuisine: 'american',
    mealTypes: ['breakfast' as const, 'lunch' as const],
    servings: kitchen.any([1, 1, 2]),
    prepTimeMinutes: cooked ? 5 : 7,
    cookTimeMinutes: 3 + (cooked?.minutes ?? 0),
    parts: [top, base, LEMON_DASH, bread, grams(green, [40, 50, 60, 75], green.note), herb],
    steps: [
      ...(cooked ? [cooked.step] : []),
      step(
        `Stir the ${base.said} with the lemon juice.`,
        `Toast the ${bread.said} for ${bread.food === 'tortilla-corn' ? '1 minute on each side in a dry pan' : '2 minutes until crisp'}.`,
      ),
      `Spread the ${base.said} on the ${bread.said}, pile on the ${said([green, top])} and finish with the ${herb.said}.`,
    ],
  };
}

/** Toppings that have to be cooked first. */
const COOKED = new Map([
  [EGG.food, { minutes: 6, step: 'Boil the eggs for 7 minutes, cool under cold water, peel and halve.' }],
  [
    TOFU.food,
    { minutes: 6, step: 'Fry the tofu in a dry nonstick pan for 6 minutes, turning once, until golden.' },
  ],
]);

const LEMON_DASH = { ...LEMON, unit: 'tsp' as const };

export const toast: Pattern = { called: 'toast', mealTypes: ['breakfast', 'lunch'], weight: 2, compose };
