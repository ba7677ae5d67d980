import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { mainOf, type ProteinKind } from '../larder/proteins.js';
import {
  BASIL,
  CHILI_FLAKES,
  DILL,
  GARLIC,
  LEMON,
  OREGANO,
  oliveOil,
  PARMESAN,
  PARSLEY,
  PEPPER,
  SALT,
  tsp,
} from '../larder/seasonings.js';
import { PASTA } from '../larder/starches.js';
import { vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { capitalized, minutes, said, shortOf, stagesOf, stageText, step, titled } from '../words.js';

interface Flavor {
  title: string;
  sauce: string;
  /** Spices that are fried with the garlic. */
  spices: readonly Part[];
  /** The parts of the sauce, each with its replacements in other diets. */
  parts: readonly (readonly Part[])[];
  proteins: readonly ProteinKind[];
  pulses: readonly string[];
  greens: readonly string[];
  finish: readonly (readonly Part[])[];
}

const ricotta = [part('ricotta-part-skim', 'ricotta', 'g', [50, 60, 75])];
const cream = [part('cream-cheese-light', 'cream cheese', 'g', [25, 30, 40])];

const FLAVORS: readonly Flavor[] = [
  {
    ...{ title: 'Lemon-Garlic', sauce: 'olive oil, garlic and lemon' },
    spices: [CHILI_FLAKES],
    parts: [[LEMON]],
    proteins: ['poultry', 'fish', 'shellfish', 'soy'],
    pulses: ['chickpeas-canned', 'beans-white-canned'],
    greens: ['asparagus', 'zucchini', 'spinach', 'broccoli', 'pea-sugar-snap', 'kale', 'tomato-cherry'],
    finish: [[PARSLEY], [PARMESAN, PARSLEY]],
  },
  {
    ...{ title: 'Spicy Tomato', sauce: 'a quick tomato sauce with a kick of chili' },
    spices: [CHILI_FLAKES, OREGANO],
    parts: [[part('tomatoes-crushed', 'crushed tomatoes', 'g', [125, 150])]],
    proteins: ['poultry', 'red', 'fish', 'shellfish', 'soy'],
    pulses: ['lentils-canned', 'beans-white-canned', 'chickpeas-canned'],
    greens: [
      'eggplant',
      'zucchini',
      'bell-pepper-red',
      'spinach',
      'mushroom-cremini',
      'fennel',
      'bell-pepper-yellow',
    ],
    finish: [[BASIL], [PARMESAN, BASIL]],
  },
  {
    ...{ title: 'Creamy', sauce: 'a light cream cheese sauce' },
    spices: [PEPPER],
    parts: [cream],
    proteins: ['poultry', 'fish', 'shellfish'],
    pulses: [],
    greens: ['mushroom-cremini', 'spinach', 'leek', 'pea-green-frozen', 'broccoli', 'asparagus'],
    finish: [[PARSLEY], [DILL]],
  },
  {
    ...{ title: 'Ricotta and Basil', sauce: 'ricotta that melts into the pasta water' },
    spices: [PEPPER],
    parts: [ricotta],
    proteins: ['poultry', 'shellfish'],
    pulses: ['chickpeas-canned', 'beans-butter-canned'],
    greens: ['zucchini', 'tomato-cherry', 'pea-green-frozen', 'spinach', 'broccoli', 'eggplant'],
    finish: [[BASIL]],
  },
  {
    ...{ title: 'Puttanesca', sauce: 'a sauce of tomatoes, olives and capers' },
    spices: [CHILI_FLAKES],
    parts: [
      [part('tomatoes-crushed', 'crushed tomatoes', 'g', [125, 150])],
      [part('olives-kalamata', 'olives', 'g', [10, 15], 'pitted')],
      [tsp('caper', 'capers', 1)],
    ],
    proteins: ['fish', 'shellfish', 'poultry', 'soy'],
    pulses: ['beans-white-canned', 'chickpeas-canned'],
    greens: ['eggplant', 'zucchini', 'spinach', 'fennel', 'bell-pepper-yellow'],
    finish: [[PARSLEY]],
  },
];

const PASTA_GRAMS = [50, 60, 75, 90, 100, 125] as const;

function compose(kitchen: Kitchen) {
  const flavor = kitchen.flavor(FLAVORS);
  const sauce = flavor.parts.map((some) => kitchen.either(...some));
  const main = mainOf(kitchen, flavor);
  const isOfPulses = main.kind === 'pulse';
  const greens = kitchen.few(vegetables(...flavor.greens), 2);
  const shape = kitchen.one(PASTA);
  const finish = kitchen.either(...kitchen.any(flavor.finish));
  const oil = oliveOil([1, 1.5, 2, 3]);
  const stages = stagesOf([
    ...greens.map((one) => ({ said: one.said, minutes: one.fry ?? 5 })),
    ...(isOfPulses ? [{ said: main.said, minutes: 3 }] : []),
  ]);
  const pan = (isOfPulses ? 0 : main.fry) + stages.reduce((sum, one) => sum + one.minutes, 0) + 4;
  const seasoned = [GARLIC, ...flavor.spices];
  return {
    name: shortOf(
      `${flavor.title} ${main.titled} ${shape.titled} with ${titled(greens)}`,
      `${flavor.title} ${main.titled} ${shape.titled} with ${greens[0]?.titled}`,
    ),
    description: `${capitalized(shape.said)} with ${said([main, ...greens])} in ${flavor.sauce}.`,
    cuisine: 'italian',
    mealTypes: ['dinner' as const, 'lunch' as const],
    servings: kitchen.any([2, 2, 4]),
    prepTimeMinutes: 10,
    cookTimeMinutes: Math.max(pan, shape.minutes + 5),
    parts: [
      grams(shape, PASTA_GRAMS),
      oil,
      SALT,
      grams(main, main.grams, main.strips),
      ...seasoned,
      ...greens.map((one) => grams(one, one.grams, one.note)),
      ...sauce,
      finish,
    ],
    steps: [
      `Cook the ${shape.said} in boiling water for ${shape.minutes} minutes and drain, keeping a cup of the water.`,
      ...(isOfPulses
        ? [
            step(
              `Meanwhile fry the ${said(seasoned)} in the ${oil.said} in a large pan for 30 seconds.`,
              `${stageText(stages, 'fry')}, seasoned with the salt.`,
            ),
          ]
        : [
            `Meanwhile heat half of the ${oil.said} in a large pan, fry the ${main.said} with the salt for ${minutes(main.fry)} ${main.done} and set aside.`,
            step(
              `Fry the ${said(seasoned)} in the rest of the oil for 30 seconds.`,
              `${stageText(stages, 'fry')}.`,
            ),
          ]),
      step(
        `Stir in the ${said(sauce)} and half a cup of the pasta water and let it bubble for 2 minutes.`,
        `Toss with the ${shape.said}${isOfPulses ? '' : ` and ${main.said}`} and scatter with the ${finish.said}.`,
      ),
    ],
  };
}

export const pasta: Pattern = {
  called: 'pasta spaghetti',
  mealTypes: ['dinner', 'lunch'],
  weight: 3,
  compose,
};
