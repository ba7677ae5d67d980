import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { mainOf, type ProteinKind } from '../larder/proteins.js';
import {
  AVOCADO,
  BASIL,
  CHILI_POWDER,
  CILANTRO,
  CINNAMON,
  CORIANDER,
  CUMIN,
  DILL,
  FETA,
  GARLIC,
  GINGER,
  honey,
  LEMON,
  LIME,
  MINT,
  OREGANO,
  oliveOil,
  PAPRIKA,
  PARSLEY,
  SALT,
  SESAME,
  SMOKED_PAPRIKA,
  tbsp,
  tsp,
  yogurt,
} from '../larder/seasonings.js';
import { starches } from '../larder/starches.js';
import { vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { attributive, capitalized, listed, minutes, said, shortOf, step } from '../words.js';

interface Flavor {
  title: string;
  cuisine: string;
  dressing: string;
  /** The other ingredients of the dressing. */
  parts: readonly (readonly Part[])[];
  spices: readonly Part[];
  proteins: readonly ProteinKind[];
  pulses: readonly string[];
  greens: readonly string[];
  grains: readonly string[];
  finish: readonly Part[];
}

const ANY: readonly ProteinKind[] = ['poultry', 'red', 'fish', 'shellfish', 'soy'];
const ALL_GRAINS = [
  'quinoa',
  'bulgur',
  'couscous',
  'rice-brown',
  'millet',
  'spelt',
  'buckwheat',
  'barley',
] as const;

const FLAVORS: readonly Flavor[] = [
  {
    ...{ title: 'Lemon-Tahini', cuisine: 'middle eastern', dressing: 'a lemony tahini sauce' },
    parts: [[tbsp('tahini', 'tahini', [0.5, 1, 1.5])], [LEMON], [GARLIC]],
    spices: [CUMIN, CORIANDER],
    proteins: [...ANY, 'halloumi'],
    pulses: ['chickpeas-canned', 'lentils-canned'],
    greens: ['cucumber', 'tomato-cherry', 'cabbage-red', 'carrot', 'radish', 'spinach', 'beetroot-cooked'],
    grains: ALL_GRAINS,
    finish: [PARSLEY, MINT],
  },
  {
    ...{ title: 'Greek', cuisine: 'greek', dressing: 'cool yogurt and dill' },
    parts: [yogurt([40, 50, 75]), [DILL], [GARLIC], [LEMON]],
    spices: [OREGANO],
    proteins: ['poultry', 'red', 'fish', 'shellfish', 'halloumi'],
    pulses: ['chickpeas-canned', 'beans-butter-canned'],
    greens: [
      'cucumber',
      'tomato-cherry',
      'lettuce-romaine',
      'bell-pepper-red',
      'bell-pepper-yellow',
      'spinach',
    ],
    grains: ['quinoa', 'bulgur', 'couscous', 'rice-brown'],
    finish: [FETA, part('olives-kalamata', 'olives', 'g', [15, 20], 'pitted')],
  },
  {
    ...{ title: 'Smoky Lime', cuisine: 'mexican', dressing: 'a lime and cilantro dressing' },
    parts: [[LIME], [CILANTRO], honey(0.5)],
    spices: [SMOKED_PAPRIKA, CUMIN, CHILI_POWDER],
    proteins: ANY,
    pulses: ['beans-black-canned', 'beans-pinto-canned'],
    greens: ['lettuce-romaine', 'bell-pepper-red', 'tomato', 'radish', 'cabbage-red', 'bell-pepper-yellow'],
    grains: ['rice-brown', 'quinoa', 'rice-white'],
    finish: [AVOCADO, part('pumpkin-seed', 'pumpkin seeds', 'g', [10, 15])],
  },
  {
    ...{ title: 'Miso-Ginger', cuisine: 'japanese', dressing: 'a miso and ginger dressing' },
    parts: [[tsp('miso', 'miso', 1.5)], [GINGER], [tsp('vinegar-rice', 'rice vinegar', 2)], honey(0.5)],
    spices: [],
    proteins: ANY,
    pulses: [],
    greens: ['cucumber', 'carrot', 'radish', 'cabbage-red', 'pea-sugar-snap', 'spinach', 'cabbage-napa'],
    grains: ['rice-brown', 'rice-white', 'quinoa', 'buckwheat'],
    finish: [SESAME, AVOCADO],
  },
  {
    ...{ title: 'Balsamic', cuisine: 'italian', dressing: 'a balsamic dressing with basil' },
    parts: [
      [tbsp('vinegar-balsamic', 'balsamic vinegar', 1)],
      [tsp('mustard-dijon', 'mustard', 0.5)],
      [BASIL],
    ],
    spices: [OREGANO],
    proteins: ['poultry', 'red', 'fish', 'soy', 'halloumi'],
    pulses: ['beans-white-canned', 'lentils-canned'],
    greens: ['arugula', 'tomato-cherry', 'fennel', 'bell-pepper-yellow', 'spinach', 'cucumber'],
    grains: ['spelt', 'barley', 'quinoa', 'couscous'],
    finish: [
      part('parmesan', 'Parmesan', 'g', [10, 15], 'shaved'),
      part('pine-nut', 'pine nuts', 'g', [10, 15]),
    ],
  },
  {
    ...{ title: 'Moroccan-Spiced', cuisine: 'moroccan', dressing: 'an orange and mint dressing' },
    parts: [[tbsp('juice-orange', 'orange juice', 2)], [MINT], [LEMON]],
    spices: [CUMIN, CINNAMON, PAPRIKA],
    proteins: [...ANY, 'halloumi'],
    pulses: ['chickpeas-canned', 'lentils-canned'],
    greens: ['carrot', 'cucumber', 'beetroot-cooked', 'fennel', 'arugula', 'radish'],
    grains: ['couscous', 'bulgur', 'millet', 'quinoa'],
    finish: [
      part('almond-flaked', 'sliced almonds', 'g', [10, 15]),
      part('raisin', 'raisins', 'g', [10, 15]),
    ],
  },
  {
    ...{ title: 'Green Herb', cuisine: 'american', dressing: 'a green herb yogurt' },
    parts: [yogurt([40, 50, 75]), [PARSLEY], [BASIL], [LEMON]],
    spices: [PAPRIKA],
    proteins: ANY,
    pulses: ['beans-white-canned', 'beans-butter-canned', 'chickpeas-canned'],
    greens: ['arugula', 'pea-sugar-snap', 'radish', 'cucumber', 'lettuce-romaine', 'tomato-cherry'],
    grains: ALL_GRAINS,
    finish: [part('sunflower-seed', 'sunflower seeds', 'g', [10, 15]), AVOCADO],
  },
];

function compose(kitchen: Kitchen) {
  const flavor = kitchen.flavor(FLAVORS);
  const dressing = flavor.parts.map((some) => kitchen.either(...some));
  const main = mainOf(kitchen, flavor);
  const greens = kitchen.few(vegetables(...flavor.greens), 2);
  const grain = kitchen.isLowCarb ? null : kitchen.one(starches(...flavor.grains));
  const base = grain?.said ?? 'cauliflower rice';
  const finish = kitchen.one(flavor.finish);
  const oil = oliveOil();
  const spiced = [...flavor.spices, SALT];
  const cooking =
    main.kind === 'pulse'
      ? 'warm in a pan over medium heat for 4 minutes'
      : `fry over high heat for ${minutes(main.fry)} ${main.done}`;
  return {
    name: nameOf(
      flavor.title,
      main.titled,
      grain?.titled ?? attributive(greens[1]?.titled ?? ''),
      greens[0]?.titled ?? '',
    ),
    description: `${capitalized(listed([main.said, ...greens.map((one) => one.said), base]))} in one bowl, with ${flavor.dressing}.`,
    cuisine: flavor.cuisine,
    mealTypes: ['lunch' as const, 'dinner' as const],
    servings: kitchen.any([2, 2, 4]),
    prepTimeMinutes: 15,
    cookTimeMinutes: Math.max(grain?.minutes ?? 0, main.fry + 1),
    parts: [
      ...dressing,
      ...spiced,
      oil,
      grams(main, main.grams, main.cubes),
      ...greens.map((one) => grams(one, one.grams, one.note)),
      grain ? grams(grain, grain.grams) : part('cauliflower-rice', base, 'g', [100, 150, 200]),
      finish,
    ],
    steps: [
      grain ? grain.step : 'Cook the cauliflower rice in a covered pan with a splash of water for 4 minutes.',
      `Toss the ${main.said} with half of the ${oil.said}${flavor.spices.length > 0 ? ',' : ' and'} the ${said(spiced)} and ${cooking}.`,
      `Stir the ${listed([...dressing.map((one) => one.said), 'the rest of the oil'])} together, with a splash of water if it is thick.`,
      step(
        `Divide the ${base} between bowls and arrange the ${said([main, ...greens])} on it.`,
        `Spoon over the dressing and finish with the ${finish.said}.`,
      ),
    ],
  };
}

function nameOf(flavor: string, main: string, second: string, green: string): string {
  return shortOf(
    `${flavor} ${main} and ${second} Bowl with ${green}`,
    `${flavor} ${main} and ${second} Bowl`,
    `${flavor} ${main} Bowl with ${green}`,
  );
}

export const grainBowl: Pattern = { called: 'bowl', mealTypes: ['lunch', 'dinner'], weight: 3, compose };
