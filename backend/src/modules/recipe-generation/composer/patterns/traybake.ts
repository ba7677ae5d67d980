import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { doneInside, type Protein, type ProteinKind, proteinsOf } from '../larder/proteins.js';
import {
  CHILI_FLAKES,
  CILANTRO,
  CUMIN,
  DILL,
  FETA,
  GARAM_MASALA,
  GARLIC,
  LEMON,
  MINT,
  OREGANO,
  oliveOil,
  PAPRIKA,
  PARSLEY,
  SALT,
  SMOKED_PAPRIKA,
  THYME,
  tsp,
  yogurt,
} from '../larder/seasonings.js';
import { type Starch, starches } from '../larder/starches.js';
import { type Vegetable, vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { listed, said, shortOf, step, titled } from '../words.js';

interface Flavor {
  title: string;
  cuisine: string;
  rub: string;
  parts: readonly (readonly Part[])[];
  proteins: readonly ProteinKind[];
  greens: readonly string[];
  finish: readonly Part[];
}

const ANY: readonly ProteinKind[] = ['poultry', 'red', 'fish', 'soy'];

const FLAVORS: readonly Flavor[] = [
  {
    ...{ title: 'Lemon-Oregano', cuisine: 'greek', rub: 'lemon, garlic and oregano' },
    parts: [[LEMON], [OREGANO], [GARLIC]],
    proteins: [...ANY, 'halloumi'],
    greens: ['zucchini', 'bell-pepper-red', 'tomato-cherry', 'fennel', 'eggplant', 'bean-green'],
    finish: [FETA, PARSLEY, part('olives-kalamata', 'olives', 'g', [15, 20], 'pitted')],
  },
  {
    ...{ title: 'Smoky Paprika', cuisine: 'spanish', rub: 'smoked paprika and garlic' },
    parts: [[tsp('paprika-smoked', 'smoked paprika', 1)], [GARLIC], [OREGANO]],
    proteins: ANY,
    greens: [
      'bell-pepper-red',
      'bell-pepper-yellow',
      'tomato-cherry',
      'cauliflower',
      'bean-green',
      'zucchini',
    ],
    finish: [PARSLEY],
  },
  {
    ...{ title: 'Harissa', cuisine: 'moroccan', rub: 'harissa and lemon' },
    parts: [[tsp('harissa', 'harissa', 2)], [LEMON], [CUMIN]],
    proteins: [...ANY, 'halloumi'],
    greens: ['carrot', 'cauliflower', 'eggplant', 'bell-pepper-yellow', 'squash-butternut', 'zucchini'],
    finish: [MINT, CILANTRO],
  },
  {
    ...{ title: 'Maple-Mustard', cuisine: 'american', rub: 'sharp mustard and a little maple syrup' },
    parts: [[tsp('mustard-dijon', 'mustard', 2)], [tsp('maple-syrup', 'maple syrup', 1)], [THYME]],
    proteins: ANY,
    greens: ['brussels-sprout', 'carrot', 'parsnip', 'squash-butternut', 'cabbage-red', 'bean-green'],
    finish: [PARSLEY, part('pecan', 'pecans', 'g', [10, 15], 'chopped')],
  },
  {
    ...{ title: 'Rosemary-Garlic', cuisine: 'italian', rub: 'rosemary and plenty of garlic' },
    parts: [[tsp('rosemary-dried', 'rosemary', 0.5)], [GARLIC], [LEMON]],
    proteins: ['poultry', 'red', 'fish', 'soy'],
    greens: [
      'fennel',
      'leek',
      'mushroom-cremini',
      'carrot',
      'brussels-sprout',
      'tomato-cherry',
      'squash-butternut',
    ],
    finish: [PARSLEY, part('parmesan', 'Parmesan', 'g', [10, 15], 'grated')],
  },
  {
    ...{ title: 'Tandoori', cuisine: 'indian', rub: 'yogurt and warm spices' },
    parts: [yogurt(25), [GARAM_MASALA], [PAPRIKA], [GARLIC]],
    proteins: ['poultry', 'fish', 'soy', 'paneer'],
    greens: ['cauliflower', 'bell-pepper-red', 'carrot', 'eggplant', 'bell-pepper-green', 'broccoli'],
    finish: [CILANTRO, MINT],
  },
  {
    ...{ title: 'Lemon-Dill', cuisine: 'nordic', rub: 'lemon and dill' },
    parts: [[LEMON], [DILL], [GARLIC]],
    proteins: ['fish', 'poultry'],
    greens: ['asparagus', 'leek', 'fennel', 'zucchini', 'broccoli', 'bean-green', 'beetroot-cooked'],
    finish: [part('caper', 'capers', 'tsp', 1), part('almond-flaked', 'sliced almonds', 'g', [5, 10])],
  },
  {
    ...{ title: 'Cajun', cuisine: 'american', rub: 'paprika, thyme and a pinch of chili' },
    parts: [[PAPRIKA], [SMOKED_PAPRIKA], [THYME], [CHILI_FLAKES], [GARLIC]],
    proteins: ANY,
    greens: ['bell-pepper-green', 'bell-pepper-red', 'zucchini', 'broccoli', 'cauliflower', 'tomato-cherry'],
    finish: [PARSLEY],
  },
];

interface Roasted {
  said: string;
  titled: string;
  roast: number;
}

const ROUND_MINUTES = 5;

/** Vegetables that take longer than the protein go into the oven before it. */
function roastingSteps(
  things: readonly Roasted[],
  protein: Protein,
  rub: readonly Part[],
  oil: Part,
): string[] {
  const slow = things.filter(({ roast }) => roast > protein.roast + 2);
  const quick = things.filter((one) => !slow.includes(one));
  const ahead =
    Math.round((Math.max(...slow.map(({ roast }) => roast), 0) - protein.roast) / ROUND_MINUTES) *
    ROUND_MINUTES;
  const heat = 'Heat the oven to 425 °F (220 °C).';
  const rubbed = `tir the ${listed([...rub.map((one) => one.said), 'the rest of the salt'])} together and turn the ${protein.said} in it.`;
  if (slow.length === 0 || ahead <= 0)
    return [
      step(
        heat,
        `Toss the ${said(things)} with the ${oil.said} and half of the salt on a large baking sheet.`,
      ),
      `S${rubbed}`,
      `Lay the ${protein.said} between the vegetables and roast for ${protein.roast} minutes ${doneInside(protein)}.`,
    ];
  return [
    step(
      heat,
      `Toss the ${said(slow)} with half of the ${oil.said} and half of the salt on a large baking sheet and roast for ${ahead} minutes.`,
    ),
    `Meanwhile s${rubbed}`,
    step(
      quick.length > 0
        ? `Add the ${listed([...quick.map((one) => one.said), 'the rest of the oil'])}, lay the ${protein.said} between the vegetables`
        : `Pour the rest of the oil over the vegetables, lay the ${protein.said} between them`,
      `and roast for ${protein.roast} minutes more ${doneInside(protein)}.`,
    ),
  ];
}

function compose(kitchen: Kitchen) {
  const flavor = kitchen.flavor(FLAVORS);
  const rub = flavor.parts.map((some) => kitchen.either(...some));
  const protein = kitchen.one(proteinsOf(...flavor.proteins));
  const root = kitchen.isLowCarb ? null : kitchen.one(starches('potato-baby', 'sweet-potato'));
  const greens = kitchen.few(
    vegetables(...flavor.greens).filter(({ isStarchy }) => !(isStarchy && (kitchen.isLowCarb || root))),
    2,
  );
  const finish = kitchen.one(flavor.finish);
  const oil = oliveOil();
  const things: Roasted[] = [
    ...(root ? [{ ...root, roast: root.minutes }] : []),
    ...greens.map((one) => ({ ...one, roast: one.roast ?? protein.roast })),
  ];
  const roasting = roastingSteps(things, protein, rub, oil);
  return {
    name: nameOf(flavor.title, protein.titled, greens, root),
    description: `Everything from one baking sheet: ${protein.said} in ${flavor.rub} with ${said(things)}.`,
    cuisine: flavor.cuisine,
    mealTypes: ['dinner' as const],
    servings: kitchen.any([2, 2, 4]),
    prepTimeMinutes: 15,
    cookTimeMinutes: Math.max(protein.roast, ...things.map(({ roast }) => roast)) + 2,
    parts: [
      ...rub,
      SALT,
      oil,
      grams(protein, protein.grams, protein.kind === 'fish' ? null : protein.cubes),
      ...greens.map((one) => grams(one, one.grams, one.note)),
      ...(root ? [grams(root, root.grams, root.note)] : []),
      finish,
    ],
    steps: [...roasting, `Scatter the ${finish.said} over it and serve with the juices from the pan.`],
  };
}

function nameOf(flavor: string, protein: string, greens: readonly Vegetable[], root: Starch | null): string {
  const first = greens[0]?.titled ?? '';
  return root
    ? shortOf(
        `${flavor} ${protein} Traybake with ${first} and ${root.titled}`,
        `${flavor} ${protein} with ${first} and ${root.titled}`,
      )
    : shortOf(
        `${flavor} ${protein} Traybake with ${titled(greens)}`,
        `${flavor} ${protein} with ${titled(greens)}`,
      );
}

export const traybake: Pattern = { called: 'traybake sheet pan', mealTypes: ['dinner'], weight: 3, compose };
