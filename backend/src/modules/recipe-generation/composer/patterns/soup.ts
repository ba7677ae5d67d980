import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { mainOf, type ProteinKind, simmeredOf } from '../larder/proteins.js';
import {
  BASIL,
  CHILI,
  CILANTRO,
  CUMIN,
  CURRY_POWDER,
  DILL,
  GARLIC,
  GINGER,
  LEMON,
  LIME,
  ONION,
  OREGANO,
  oliveOil,
  PARSLEY,
  PEPPER,
  SALT,
  SMOKED_PAPRIKA,
  stock,
  THYME,
  TURMERIC,
  tsp,
} from '../larder/seasonings.js';
import { type Vegetable, vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { type Stage, said, shortOf, stagesOf, stageText, step } from '../words.js';

interface Flavor {
  title: string;
  cuisine: string;
  taste: string;
  spices: readonly Part[];
  proteins: readonly ProteinKind[];
  pulses: readonly string[];
  greens: readonly string[];
  fillers: readonly Filler[];
  /** Parts that are stirred in at the end. */
  finish: readonly Part[];
}

interface Filler {
  food: string;
  said: string;
  titled: string;
  grams: readonly number[];
  simmer: number;
}

const filler = (
  food: string,
  name: string,
  title: string,
  amounts: readonly number[],
  simmer: number,
): Filler => ({
  ...{ food, said: name, titled: title, grams: amounts, simmer },
});

const WATER = part('water', 'water', 'ml', [150, 200, 250]);

const POTATO = filler('potato', 'potatoes', 'Potato', [100, 125, 150], 15);
const RICE = filler('rice-white', 'rice', 'Rice', [30, 40, 50], 15);
const BARLEY = filler('barley', 'barley', 'Barley', [30, 40, 50], 30);
const NOODLES = filler('noodles-rice', 'rice noodles', 'Rice Noodle', [40, 50, 60], 5);
const PASTA = filler('pasta', 'pasta', 'Pasta', [40, 50, 60], 10);
const CORN = filler('corn-frozen', 'corn', 'Corn', [60, 75, 100], 5);
const RED_LENTILS = filler('lentils-red', 'red lentils', 'Red Lentil', [40, 50, 60], 15);
const QUINOA = filler('quinoa', 'quinoa', 'Quinoa', [30, 40, 50], 15);

const FLAVORS: readonly Flavor[] = [
  {
    ...{ title: 'Lemon-Dill', cuisine: 'greek', taste: 'bright with lemon and dill' },
    spices: [PEPPER],
    proteins: ['poultry', 'fish'],
    pulses: ['beans-white-canned', 'chickpeas-canned'],
    greens: ['carrot', 'leek', 'fennel', 'spinach', 'asparagus', 'pea-green-frozen', 'kale'],
    fillers: [POTATO, RICE, BARLEY],
    finish: [LEMON, DILL],
  },
  {
    ...{ title: 'Tuscan', cuisine: 'italian', taste: 'thick with vegetables and basil' },
    spices: [OREGANO],
    proteins: ['poultry', 'soy'],
    pulses: ['beans-white-canned', 'lentils-canned', 'beans-butter-canned'],
    greens: ['kale', 'tomato', 'zucchini', 'fennel', 'cabbage-savoy', 'carrot', 'bean-green'],
    fillers: [PASTA, POTATO, BARLEY],
    finish: [BASIL, tsp('vinegar-balsamic', 'balsamic vinegar', 1)],
  },
  {
    ...{ title: 'Mexican Lime', cuisine: 'mexican', taste: 'smoky and sharp with lime' },
    spices: [CUMIN, SMOKED_PAPRIKA],
    proteins: ['poultry', 'shellfish', 'red', 'soy'],
    pulses: ['beans-black-canned', 'beans-pinto-canned', 'beans-kidney-canned'],
    greens: ['bell-pepper-red', 'tomato', 'zucchini', 'bell-pepper-green', 'carrot', 'cabbage-white'],
    fillers: [CORN, RICE, QUINOA],
    finish: [LIME, CILANTRO],
  },
  {
    ...{ title: 'Ginger-Chili', cuisine: 'vietnamese', taste: 'hot and clear with ginger and chili' },
    spices: [GINGER, CHILI],
    proteins: ['poultry', 'red', 'shellfish', 'fish', 'soy'],
    pulses: [],
    greens: ['bok-choy', 'mushroom-shiitake', 'carrot', 'cabbage-napa', 'pea-snow', 'spinach'],
    fillers: [NOODLES, RICE],
    finish: [LIME, CILANTRO],
  },
  {
    ...{ title: 'Curried', cuisine: 'indian', taste: 'golden and gently spiced' },
    spices: [CURRY_POWDER, GINGER],
    proteins: ['poultry', 'fish', 'soy'],
    pulses: ['chickpeas-canned', 'lentils-canned'],
    greens: [
      'cauliflower',
      'carrot',
      'spinach',
      'squash-butternut',
      'leek',
      'sweet-potato',
      'pea-green-frozen',
    ],
    fillers: [RED_LENTILS, POTATO, RICE],
    finish: [LEMON, CILANTRO],
  },
  {
    ...{ title: 'Moroccan', cuisine: 'moroccan', taste: 'warm with cumin and turmeric' },
    spices: [CUMIN, TURMERIC, tsp('cinnamon', 'cinnamon', 0.25)],
    proteins: ['poultry', 'red', 'fish'],
    pulses: ['chickpeas-canned', 'lentils-canned'],
    greens: ['carrot', 'tomato', 'zucchini', 'squash-butternut', 'chard-swiss', 'eggplant'],
    fillers: [RED_LENTILS, QUINOA, BARLEY],
    finish: [LEMON, PARSLEY],
  },
  {
    ...{ title: 'Thyme', cuisine: 'french', taste: 'earthy with thyme and black pepper' },
    spices: [THYME, PEPPER],
    proteins: ['poultry', 'red', 'soy'],
    pulses: ['lentils-canned', 'beans-white-canned'],
    greens: ['mushroom-cremini', 'carrot', 'leek', 'kale', 'cabbage-savoy', 'bean-green'],
    fillers: [BARLEY, POTATO, RICE],
    finish: [PARSLEY, LEMON],
  },
];

function compose(kitchen: Kitchen) {
  const flavor = kitchen.any(FLAVORS);
  const main = mainOf(kitchen, flavor, simmeredOf);
  const greens = greensOf(flavor, kitchen);
  const isSweet = greens.some(({ food }) => food === 'sweet-potato');
  const more = kitchen.isLowCarb
    ? null
    : kitchen.one(
        flavor.fillers.filter(
          (one) => !(one === RED_LENTILS && main.said === 'lentils') && !(one === POTATO && isSweet),
        ),
      );
  const oil = oliveOil([1, 1.5, 2, 3]);
  const broth = kitchen.either(...stock([150, 200, 250]));
  const stages = stagesOf([
    { said: main.said, minutes: main.simmer },
    ...greens.map((one) => ({ said: one.said, minutes: one.simmer ?? 5 })),
    ...(more ? [{ said: more.said, minutes: more.simmer }] : []),
  ]);
  const cook = stages.reduce((sum, one) => sum + one.minutes, 0) + 8;
  return {
    name: nameOf(flavor, main.titled, more?.titled ?? '', greens),
    description: `A filling soup of ${main.said}, ${said([...greens, ...(more ? [more] : [])])}, ${flavor.taste}.`,
    cuisine: flavor.cuisine,
    mealTypes: ['lunch' as const, 'dinner' as const],
    servings: kitchen.any([2, 4, 4]),
    prepTimeMinutes: 15,
    cookTimeMinutes: cook,
    parts: [
      ONION,
      oil,
      GARLIC,
      ...flavor.spices,
      broth,
      WATER,
      SALT,
      grams(main, main.grams, main.cubes),
      ...greens.map((one) => grams(one, one.grams, one.note)),
      ...(more ? [grams(more, more.grams, more === POTATO ? 'peeled and diced' : null)] : []),
      ...flavor.finish,
    ],
    steps: stepsOf(flavor, { oil: oil.said, stages, done: main.doneAmong }),
  };
}

const greensOf = ({ greens }: Flavor, kitchen: Kitchen): Vegetable[] =>
  kitchen.few(
    vegetables(...greens).filter(({ isStarchy }) => !(isStarchy && kitchen.isLowCarb)),
    2,
  );

function stepsOf(
  { spices, finish }: Flavor,
  { oil, stages, done }: { oil: string; stages: readonly Stage[]; done: string },
): string[] {
  const [first, ...others] = stages;
  return [
    step(
      `Soften the onion in the ${oil} in a large pot for 5 minutes.`,
      `Add the ${said([GARLIC, ...spices])} and stir for 1 minute.`,
    ),
    step(
      'Pour in the stock and water with the salt and bring to a boil.',
      `${stageText(first ? [first] : [], 'simmer')}${others.length > 0 ? '.' : ` ${done}.`}`,
    ),
    ...(others.length > 0 ? [`${stageText(others, 'simmer').replace(/ more$/, '')} ${done}.`] : []),
    `Stir in the ${said(finish)} and serve hot.`,
  ];
}

function nameOf({ title }: Flavor, main: string, more: string, greens: readonly Vegetable[]): string {
  const green = greens.at(-1)?.titled ?? '';
  const other = greens[0]?.titled ?? '';
  return more
    ? shortOf(`${title} ${main} and ${more} Soup with ${green}`, `${title} ${main} Soup with ${green}`)
    : shortOf(`${title} ${main} Soup with ${other} and ${green}`, `${title} ${main} Soup with ${green}`);
}

export const soup: Pattern = { called: 'soup', mealTypes: ['lunch', 'dinner'], weight: 3, compose };
