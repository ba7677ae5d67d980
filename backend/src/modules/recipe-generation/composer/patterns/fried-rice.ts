import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { type ProteinKind, proteinsOf } from '../larder/proteins.js';
import {
  BASIL,
  CHILI,
  CILANTRO,
  CUMIN,
  CURRY_POWDER,
  GARLIC,
  GINGER,
  LIME,
  PARSLEY,
  SALT,
  SCALLION,
  SESAME,
  SMOKED_PAPRIKA,
  soySauce,
  TURMERIC,
} from '../larder/seasonings.js';
import { vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { capitalized, minutes, said, shortOf, stagesOf, stageText, step, titled } from '../words.js';

interface Flavor {
  title: string;
  cuisine: string;
  dish: string;
  aromas: readonly Part[];
  parts: readonly (readonly Part[])[];
  proteins: readonly ProteinKind[];
  greens: readonly string[];
  bases: readonly string[];
  finish: readonly Part[];
}

const FLAVORS: readonly Flavor[] = [
  {
    ...{ title: 'Ginger', cuisine: 'chinese', dish: 'Fried', aromas: [GINGER, GARLIC], finish: [SCALLION] },
    parts: [soySauce(2)],
    proteins: ['poultry', 'red', 'shellfish', 'soy'],
    greens: [
      'pea-green-frozen',
      'carrot',
      'bell-pepper-red',
      'broccoli',
      'corn-frozen',
      'cabbage-white',
      'edamame',
    ],
    bases: ['rice-white-cooked', 'rice-brown-cooked', 'quinoa-cooked'],
  },
  {
    ...{ title: 'Kimchi', cuisine: 'korean', dish: 'Fried', aromas: [GARLIC], finish: [SESAME, SCALLION] },
    parts: [[part('kimchi', 'kimchi', 'g', [40, 50], 'chopped')], soySauce(1)],
    proteins: ['poultry', 'red', 'soy'],
    greens: ['carrot', 'mushroom-shiitake', 'spinach', 'bean-sprouts', 'zucchini'],
    bases: ['rice-white-cooked', 'rice-brown-cooked'],
  },
  {
    ...{ title: 'Chili-Basil', cuisine: 'thai', dish: 'Fried', aromas: [CHILI, GARLIC], finish: [BASIL] },
    parts: [soySauce(1.5), [LIME]],
    proteins: ['poultry', 'shellfish', 'soy', 'red'],
    greens: ['bean-green', 'bell-pepper-red', 'tomato-cherry', 'pea-snow', 'zucchini'],
    bases: ['rice-white-cooked', 'rice-brown-cooked'],
  },
  {
    ...{
      title: 'Smoky Spanish',
      cuisine: 'spanish',
      dish: 'Skillet',
      aromas: [GARLIC, SMOKED_PAPRIKA, TURMERIC],
      finish: [PARSLEY],
    },
    parts: [[SALT]],
    proteins: ['poultry', 'shellfish', 'fish'],
    greens: ['bell-pepper-red', 'pea-green-frozen', 'bean-green', 'tomato-cherry', 'bell-pepper-yellow'],
    bases: ['rice-white-cooked', 'bulgur-cooked', 'spelt-cooked'],
  },
  {
    ...{
      title: 'Cumin-Lime',
      cuisine: 'mexican',
      dish: 'Skillet',
      aromas: [GARLIC, CHILI],
      finish: [CILANTRO],
    },
    parts: [[CUMIN], [LIME], [SALT]],
    proteins: ['poultry', 'red', 'shellfish', 'soy'],
    greens: ['corn-frozen', 'bell-pepper-green', 'bell-pepper-red', 'zucchini', 'tomato-cherry'],
    bases: ['rice-brown-cooked', 'quinoa-cooked', 'rice-white-cooked'],
  },
  {
    ...{
      title: 'Curried',
      cuisine: 'indian',
      dish: 'Skillet',
      aromas: [GINGER, GARLIC, CURRY_POWDER],
      finish: [CILANTRO],
    },
    parts: [[SALT]],
    proteins: ['poultry', 'shellfish', 'soy', 'paneer', 'fish'],
    greens: ['cauliflower', 'pea-green-frozen', 'carrot', 'spinach', 'bean-green'],
    bases: ['rice-white-cooked', 'rice-brown-cooked', 'millet-cooked'],
  },
];

const BASES = [
  { ...part('rice-white-cooked', 'rice', 'g', [100, 125, 150, 200, 250], 'cold'), titled: 'Rice' },
  {
    ...part('rice-brown-cooked', 'brown rice', 'g', [100, 125, 150, 200, 250], 'cold'),
    titled: 'Brown Rice',
  },
  { ...part('quinoa-cooked', 'quinoa', 'g', [100, 125, 150, 200, 250], 'cold'), titled: 'Quinoa' },
  { ...part('bulgur-cooked', 'bulgur', 'g', [100, 125, 150, 200, 250], 'cold'), titled: 'Bulgur' },
  { ...part('spelt-cooked', 'spelt', 'g', [100, 125, 150, 200, 250], 'cold'), titled: 'Spelt' },
  { ...part('millet-cooked', 'millet', 'g', [100, 125, 150, 200, 250], 'cold'), titled: 'Millet' },
];

const CAULIFLOWER = {
  ...part('cauliflower-rice', 'cauliflower rice', 'g', [125, 150, 200]),
  titled: 'Cauliflower Rice',
};

function compose(kitchen: Kitchen) {
  const flavor = kitchen.flavor(FLAVORS);
  const seasonings = flavor.parts.map((some) => kitchen.either(...some));
  const protein = kitchen.one(proteinsOf(...flavor.proteins));
  const greens = kitchen.few(
    vegetables(...flavor.greens).filter(
      ({ food, isStarchy }) => !(kitchen.isLowCarb && (isStarchy || food === 'cauliflower')),
    ),
    2,
  );
  const base = kitchen.isLowCarb
    ? CAULIFLOWER
    : kitchen.one(BASES.filter(({ food }) => flavor.bases.includes(food)));
  const egg =
    kitchen.may('egg') && flavor.dish === 'Fried'
      ? [part('egg', 'eggs', 'pcs', [0.5, 1, 1.5], 'beaten')]
      : [];
  const oil = kitchen.either(
    part('oil-rapeseed', 'canola oil', 'tsp', [1, 1.5, 2, 3]),
    part('oil-avocado', 'avocado oil', 'tsp', [1, 1.5, 2, 3]),
  );
  const finish = kitchen.one(flavor.finish);
  const stages = stagesOf(greens.map((one) => ({ said: one.said, minutes: one.fry ?? 4 })));
  const fry = stages.reduce((sum, one) => sum + one.minutes, 0);
  const dish = flavor.dish === 'Fried' ? `Fried ${base.titled}` : `${base.titled} Skillet`;
  return {
    name: shortOf(
      `${flavor.title} ${protein.titled} ${dish} with ${titled(greens)}`,
      `${flavor.title} ${protein.titled} ${dish} with ${greens[0]?.titled}`,
    ),
    description: `${capitalized(base.said)}${kitchen.isLowCarb ? '' : ' from the day before'}, fried with ${said([protein, ...greens, ...egg])}.`,
    cuisine: flavor.cuisine,
    mealTypes: ['dinner' as const, 'lunch' as const],
    servings: kitchen.any([2, 2, 4]),
    prepTimeMinutes: 10,
    cookTimeMinutes: protein.fry + fry + 5,
    parts: [
      oil,
      grams(protein, protein.grams.slice(0, 5), protein.cubes),
      ...flavor.aromas,
      ...greens.map((one) => grams(one, [50, 75, 100], one.note)),
      base,
      ...egg,
      ...seasonings,
      finish,
    ],
    steps: [
      `Heat half of the ${oil.said} in a large pan over high heat, fry the ${protein.said} for ${minutes(protein.fry)} ${protein.done} and set aside.`,
      step(
        `Fry the ${said(flavor.aromas)} in the rest of the oil for 30 seconds.`,
        `${stageText(stages, 'fry')}.`,
      ),
      step(
        `Add the ${base.said} and fry for 3 minutes, pressing it against the pan.`,
        egg.length > 0 && 'Push everything aside, scramble the eggs in the gap for 1 minute and mix them in.',
      ),
      `Stir in the ${said([protein, ...seasonings])} and serve scattered with the ${finish.said}.`,
    ],
  };
}

export const friedRice: Pattern = {
  called: 'skillet fried rice',
  mealTypes: ['dinner', 'lunch'],
  weight: 2,
  compose,
};
