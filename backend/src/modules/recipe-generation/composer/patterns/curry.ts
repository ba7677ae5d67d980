import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { mainOf, type ProteinKind, simmeredOf } from '../larder/proteins.js';
import {
  CHILI,
  CILANTRO,
  CINNAMON,
  CORIANDER,
  CUMIN,
  CURRY_POWDER,
  GARAM_MASALA,
  GARLIC,
  GINGER,
  LIME,
  ONION,
  SALT,
  TURMERIC,
} from '../larder/seasonings.js';
import { starches } from '../larder/starches.js';
import { type Vegetable, vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { said, shortOf, stagesOf, stageText, step, titled } from '../words.js';

interface Flavor {
  title: string;
  cuisine: string;
  taste: string;
  /** Spices or a paste, which are fried. */
  parts: readonly (readonly Part[])[];
  liquid: Part;
  proteins: readonly ProteinKind[];
  pulses: readonly string[];
  greens: readonly string[];
  bases: readonly string[];
}

const coconut = part('coconut-milk-light', 'coconut milk', 'ml', [75, 100, 125]);
const richCoconut = part('coconut-milk', 'coconut milk', 'ml', [50, 75, 100]);
const tomatoes = part('tomatoes-crushed', 'crushed tomatoes', 'g', [150, 200]);
const passata = part('tomato-passata', 'passata', 'g', [100, 150]);
const ANY: readonly ProteinKind[] = ['poultry', 'fish', 'shellfish', 'soy'];

const FLAVORS: readonly Flavor[] = [
  {
    ...{ title: 'Thai Coconut', cuisine: 'thai', taste: 'fragrant with lime' },
    parts: [
      [part('curry-paste-vegan', 'curry paste', 'tsp', 1.5), part('curry-paste', 'curry paste', 'tsp', 1.5)],
      [GINGER],
      [LIME],
    ],
    liquid: coconut,
    proteins: ANY,
    pulses: [],
    greens: ['bell-pepper-red', 'bean-green', 'eggplant', 'zucchini', 'pea-snow', 'broccoli', 'spinach'],
    bases: ['rice-white', 'rice-brown'],
  },
  {
    ...{ title: 'Creamy Coconut', cuisine: 'indian', taste: 'mild and golden' },
    parts: [[TURMERIC], [CORIANDER], [CUMIN], [GINGER]],
    liquid: richCoconut,
    proteins: [...ANY, 'paneer'],
    pulses: ['chickpeas-canned', 'lentils-canned'],
    greens: [
      'cauliflower',
      'spinach',
      'carrot',
      'pea-green-frozen',
      'squash-butternut',
      'bean-green',
      'okra',
    ],
    bases: ['rice-white', 'rice-brown', 'millet'],
  },
  {
    ...{ title: 'Tomato Masala', cuisine: 'indian', taste: 'deep red and warming' },
    parts: [[GARAM_MASALA], [CUMIN], [GINGER], [CHILI]],
    liquid: tomatoes,
    proteins: ['poultry', 'red', 'fish', 'shellfish', 'soy', 'paneer'],
    pulses: ['chickpeas-canned', 'beans-kidney-canned', 'lentils-canned'],
    greens: [
      'spinach',
      'cauliflower',
      'eggplant',
      'bell-pepper-green',
      'pea-green-frozen',
      'okra',
      'zucchini',
    ],
    bases: ['rice-white', 'rice-brown', 'millet'],
  },
  {
    ...{ title: 'Madras', cuisine: 'indian', taste: 'hot and tangy' },
    parts: [[CURRY_POWDER], [CHILI], [GINGER]],
    liquid: passata,
    proteins: ['poultry', 'red', 'shellfish', 'soy', 'paneer'],
    pulses: ['chickpeas-canned', 'lentils-canned'],
    greens: ['cauliflower', 'bean-green', 'spinach', 'carrot', 'eggplant', 'chard-swiss'],
    bases: ['rice-white', 'rice-brown', 'millet'],
  },
  {
    ...{ title: 'Caribbean', cuisine: 'caribbean', taste: 'sweetly spiced with allspice and lime' },
    parts: [[CURRY_POWDER], [part('allspice', 'allspice', 'tsp', 0.25)], [CHILI], [LIME]],
    liquid: coconut,
    proteins: ['poultry', 'red', 'fish', 'shellfish', 'soy'],
    pulses: ['beans-kidney-canned', 'beans-black-canned'],
    greens: ['bell-pepper-yellow', 'sweet-potato', 'squash-butternut', 'okra', 'kale', 'bell-pepper-red'],
    bases: ['rice-white', 'rice-brown', 'quinoa'],
  },
  {
    ...{ title: 'Cinnamon-Tomato', cuisine: 'north african', taste: 'gently sweet with cinnamon and cumin' },
    parts: [[CINNAMON], [CUMIN], [CORIANDER]],
    liquid: tomatoes,
    proteins: ['red', 'poultry', 'fish'],
    pulses: ['chickpeas-canned', 'lentils-canned', 'beans-butter-canned'],
    greens: ['squash-butternut', 'carrot', 'zucchini', 'eggplant', 'kale', 'bell-pepper-red'],
    bases: ['couscous', 'bulgur', 'quinoa'],
  },
];

/** A dish that simmers for longer than this boils dry without more water. */
const LONG_MINUTES = 40;

const AROMATIC = new Set(['ginger', 'chili-red']);

/** With cauliflower rice instead of grains, there is no other cauliflower. */
const greensOf = ({ greens }: Flavor, { isLowCarb }: Kitchen): Vegetable[] =>
  vegetables(...greens).filter(
    ({ food, isStarchy }) => !(isLowCarb && (isStarchy || food === 'cauliflower')),
  );

function compose(kitchen: Kitchen) {
  const flavor = kitchen.flavor(FLAVORS);
  const seasonings = flavor.parts.map((some) => kitchen.either(...some));
  const spices = seasonings.filter(({ food }) => !AROMATIC.has(food) && food !== LIME.food);
  const aromas = [GARLIC, ...seasonings.filter(({ food }) => AROMATIC.has(food))];
  const main = mainOf(kitchen, flavor, simmeredOf);
  const greens = kitchen
    .few(greensOf(flavor, kitchen), 2)
    .toSorted((a, b) => (b.simmer ?? 0) - (a.simmer ?? 0));
  const rice = kitchen.isLowCarb ? null : kitchen.one(starches(...flavor.bases));
  const oil = kitchen.either(
    part('oil-rapeseed', 'canola oil', 'tsp', [1, 1.5, 2, 3]),
    part('oil-coconut', 'coconut oil', 'tsp', [1, 1.5, 2, 3]),
  );
  const stages = stagesOf([main, ...greens].map((one) => ({ said: one.said, minutes: one.simmer ?? 5 })));
  const simmer = stages.reduce((sum, one) => sum + one.minutes, 0);
  const base = rice?.said ?? 'cauliflower rice';
  const word = flavor.cuisine === 'north african' ? 'Tagine' : 'Curry';
  const lime = seasonings.filter(({ food }) => food === LIME.food);
  return {
    name: shortOf(
      `${flavor.title} ${main.titled} ${word} with ${titled(greens)}`,
      `${flavor.title} ${main.titled} ${word} with ${greens[0]?.titled}`,
    ),
    description: `A ${word.toLowerCase()} of ${main.said}, ${said(greens)}, ${flavor.taste}, over ${base}.`,
    cuisine: flavor.cuisine,
    mealTypes: ['dinner' as const, 'lunch' as const],
    servings: kitchen.any([2, 4, 4]),
    prepTimeMinutes: 15,
    cookTimeMinutes: Math.max(simmer + 8, rice?.minutes ?? 0),
    parts: [
      ONION,
      ...aromas,
      ...spices,
      ...lime,
      oil,
      flavor.liquid,
      SALT,
      grams(main, main.grams, main.cubes),
      ...greens.map((one) => grams(one, one.grams, one.note)),
      rice ? grams(rice, rice.grams) : part('cauliflower-rice', base, 'g', [100, 150]),
      CILANTRO,
    ],
    steps: [
      rice
        ? rice.step
        : 'Cook the cauliflower rice in a covered pan with a splash of water for 4 minutes and keep it warm.',
      step(
        `Soften the onion in the ${oil.said} over medium heat for 5 minutes.`,
        `Add the ${said([...aromas, ...spices])} and stir for 1 minute.`,
      ),
      step(
        `Pour in the ${flavor.liquid.said} with the salt and ${simmer > LONG_MINUTES ? 'a cup' : 'a splash'} of water.`,
        `${stageText(stages, 'simmer')} ${main.doneAmong}.`,
      ),
      `${lime.length > 0 ? 'Stir in the lime juice and serve' : 'Serve'} with the ${base}, scattered with the cilantro.`,
    ],
  };
}

export const curry: Pattern = { called: 'curry tagine', mealTypes: ['dinner', 'lunch'], weight: 3, compose };
