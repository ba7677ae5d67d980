import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { mainOf, type ProteinKind } from '../larder/proteins.js';
import {
  AVOCADO,
  CHILI_POWDER,
  CILANTRO,
  CORIANDER,
  CUMIN,
  DILL,
  GARLIC,
  honey,
  LEMON,
  LIME,
  MINT,
  OREGANO,
  oliveOil,
  PAPRIKA,
  SALT,
  SMOKED_PAPRIKA,
  soySauce,
  tbsp,
  tsp,
  yogurt,
} from '../larder/seasonings.js';
import { vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { capitalized, listed, minutes, said, shortOf, step, titled } from '../words.js';

interface Flavor {
  title: string;
  cuisine: string;
  spices: readonly Part[];
  /** The parts of the spread for the wrap. */
  parts: readonly (readonly Part[])[];
  spread: string;
  /**
   * The end of the step that stirs the spread, if that has to be thinned: " with a spoonful of warm water".
   */
  thinner?: string;
  proteins: readonly ProteinKind[];
  pulses: readonly string[];
  greens: readonly string[];
  wraps: readonly Wrap[];
}

interface Wrap {
  part: Part;
  food: string;
  title: string;
  warm: string | null;
}

const wrap = (title: string, own: Part, warm: string | null): Wrap => ({
  part: own,
  food: own.food,
  title,
  warm,
});

const WARM = 'in a dry pan for 30 seconds on each side';
const TORTILLA = wrap('Wraps', part('tortilla-flour', 'tortillas', 'pcs', [1, 2]), WARM);
const CORN_TORTILLA = wrap('Tacos', part('tortilla-corn', 'corn tortillas', 'pcs', [2, 3, 4]), WARM);
const PITA = wrap(
  'Pitas',
  part('bread-pita-whole-wheat', 'pita bread', 'pcs', [1, 1.5]),
  'in the toaster for 1 minute',
);
const LETTUCE = wrap(
  'Lettuce Wraps',
  part('lettuce-butterhead', 'lettuce leaves', 'leaves', [4, 5, 6]),
  null,
);

const FLAVORS: readonly Flavor[] = [
  {
    ...{ title: 'Smoky', cuisine: 'mexican', spread: 'lime yogurt' },
    spices: [SMOKED_PAPRIKA, CUMIN, CHILI_POWDER],
    parts: [yogurt([30, 40]), [LIME]],
    proteins: ['poultry', 'red', 'fish', 'shellfish', 'soy'],
    pulses: ['beans-black-canned', 'beans-pinto-canned'],
    greens: ['lettuce-romaine', 'tomato', 'cabbage-red', 'bell-pepper-red', 'radish', 'bell-pepper-yellow'],
    wraps: [TORTILLA, CORN_TORTILLA, LETTUCE],
  },
  {
    ...{ title: 'Lime-Avocado', cuisine: 'mexican', spread: 'mashed avocado' },
    spices: [CUMIN, CORIANDER],
    parts: [[{ ...AVOCADO, note: 'mashed' }], [LIME], [CILANTRO]],
    proteins: ['poultry', 'red', 'fish', 'shellfish', 'soy'],
    pulses: ['beans-black-canned', 'beans-kidney-canned'],
    greens: ['tomato-cherry', 'cabbage-white', 'radish', 'bell-pepper-yellow', 'cucumber', 'carrot'],
    wraps: [CORN_TORTILLA, TORTILLA, LETTUCE],
  },
  {
    ...{ title: 'Shawarma-Spiced', cuisine: 'middle eastern', spread: 'a garlic and lemon sauce' },
    spices: [CUMIN, CORIANDER, PAPRIKA],
    parts: [[tbsp('tahini', 'tahini', [0.5, 1])], [LEMON], [GARLIC]],
    proteins: ['poultry', 'red', 'soy', 'halloumi'],
    pulses: ['chickpeas-canned'],
    greens: ['cucumber', 'tomato', 'cabbage-red', 'lettuce-romaine', 'radish'],
    wraps: [PITA, TORTILLA, LETTUCE],
  },
  {
    ...{ title: 'Tzatziki', cuisine: 'greek', spread: 'yogurt with dill and garlic' },
    spices: [OREGANO],
    parts: [yogurt([40, 50, 60]), [DILL], [GARLIC]],
    proteins: ['poultry', 'red', 'fish', 'halloumi', 'soy'],
    pulses: ['chickpeas-canned', 'beans-butter-canned'],
    greens: ['cucumber', 'tomato-cherry', 'lettuce-romaine', 'bell-pepper-red', 'bell-pepper-yellow'],
    wraps: [PITA, TORTILLA, LETTUCE],
  },
  {
    ...{ title: 'Curried', cuisine: 'indian', spread: 'mint yogurt' },
    spices: [tsp('curry-powder', 'curry powder', 0.75)],
    parts: [yogurt([40, 50]), [MINT]],
    proteins: ['poultry', 'soy', 'paneer', 'fish'],
    pulses: ['chickpeas-canned', 'lentils-canned'],
    greens: ['carrot', 'cucumber', 'spinach', 'cabbage-white', 'tomato'],
    wraps: [TORTILLA, LETTUCE, PITA],
  },
  {
    ...{ title: 'Sticky Ginger', cuisine: 'chinese', spread: 'a peanut and soy sauce' },
    thinner: ' with a spoonful of warm water',
    spices: [tsp('ginger-ground', 'ground ginger', 0.25)],
    parts: [[tbsp('peanut-butter', 'peanut butter', [0.5, 1])], soySauce(1), honey(0.5)],
    proteins: ['poultry', 'red', 'shellfish', 'soy'],
    pulses: [],
    greens: ['carrot', 'cucumber', 'cabbage-napa', 'bell-pepper-red', 'pea-sugar-snap', 'radish'],
    wraps: [TORTILLA, LETTUCE],
  },
];

function compose(kitchen: Kitchen) {
  const flavor = kitchen.flavor(FLAVORS);
  const spread = flavor.parts.map((some) => kitchen.either(...some));
  const main = mainOf(kitchen, flavor);
  const greens = kitchen.few(vegetables(...flavor.greens), 2);
  // Nobody fills lettuce with lettuce.
  const hasLettuce = greens.some(({ food }) => food.startsWith('lettuce'));
  const sheets = [...(kitchen.isLowCarb ? [LETTUCE] : flavor.wraps)].filter(
    (one) => one !== LETTUCE || !hasLettuce,
  );
  const sheet = kitchen.one(sheets);
  const oil = oliveOil([1, 1.5, 2, 3]);
  const cook = main.fry;
  const spiced = [...flavor.spices, SALT];
  const name = `${flavor.title} ${main.titled} ${sheet.title}`;
  return {
    name: shortOf(`${name} with ${titled(greens)}`, `${name} with ${greens[0]?.titled}`),
    description: `${capitalized(main.said)} with ${listed([...greens.map((one) => one.said), flavor.spread])}, to be eaten by hand.`,
    cuisine: flavor.cuisine,
    mealTypes: ['lunch' as const, 'dinner' as const],
    servings: 2,
    prepTimeMinutes: 12,
    cookTimeMinutes: cook + (sheet.warm ? 2 : 0),
    parts: [
      ...spread,
      oil,
      ...spiced,
      grams(main, main.grams.slice(0, 5), main.strips),
      ...greens.map((one) => grams(one, [50, 60, 75], one.note)),
      sheet.part,
    ],
    steps: [
      `Stir the ${said(spread)} together${flavor.thinner ?? ''}.`,
      main.kind === 'pulse'
        ? `Warm the ${main.said} with the ${oil.said}, ${said(spiced)} over medium heat for ${minutes(cook)}, crushing some with a fork.`
        : `Toss the ${main.said} with the ${oil.said}, ${said(spiced)} and fry over high heat for ${minutes(cook)} ${main.done}.`,
      step(
        sheet.warm && `Warm the ${sheet.part.said} ${sheet.warm}.`,
        `Spread the sauce on the ${sheet.part.said}, fill with the ${said([main, ...greens])} and serve at once.`,
      ),
    ],
  };
}

export const wraps: Pattern = {
  called: 'wrap taco pita',
  mealTypes: ['lunch', 'dinner'],
  weight: 3,
  compose,
};
