import { grams, type Part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { doneInside, type ProteinKind, proteinsOf } from '../larder/proteins.js';
import {
  CILANTRO,
  CORIANDER,
  CUMIN,
  GARAM_MASALA,
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
  RED_ONION,
  SALT,
  SMOKED_PAPRIKA,
  soySauce,
  tbsp,
  tsp,
  yogurt,
} from '../larder/seasonings.js';
import { starches } from '../larder/starches.js';
import { vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { attributive, minutes, said, shortOf, step } from '../words.js';

interface Flavor {
  title: string;
  cuisine: string;
  parts: readonly (readonly Part[])[];
  proteins: readonly ProteinKind[];
  /** Vegetables that are threaded between the pieces. */
  greens: readonly string[];
  salad: readonly string[];
  bases: readonly string[];
  herbs: readonly Part[];
}

const FLAVORS: readonly Flavor[] = [
  {
    ...{
      title: 'Souvlaki-Style',
      cuisine: 'greek',
      bases: ['bulgur', 'rice-white', 'quinoa'],
      herbs: [PARSLEY, MINT],
    },
    parts: [[LEMON], [OREGANO], [GARLIC]],
    proteins: ['poultry', 'red', 'halloumi', 'soy', 'shellfish'],
    greens: ['zucchini', 'bell-pepper-red', 'tomato-cherry', 'bell-pepper-yellow'],
    salad: ['cucumber', 'tomato', 'lettuce-romaine'],
  },
  {
    ...{
      title: 'Tikka',
      cuisine: 'indian',
      bases: ['rice-white', 'rice-brown', 'millet'],
      herbs: [CILANTRO, MINT],
    },
    parts: [yogurt(30), [GARAM_MASALA], [PAPRIKA], [GINGER]],
    proteins: ['poultry', 'paneer', 'soy', 'shellfish'],
    greens: ['bell-pepper-green', 'bell-pepper-red', 'tomato-cherry', 'mushroom-cremini'],
    salad: ['cucumber', 'carrot', 'radish', 'tomato'],
  },
  {
    ...{
      title: 'Honey-Lime',
      cuisine: 'american',
      bases: ['rice-brown', 'quinoa', 'rice-white'],
      herbs: [CILANTRO],
    },
    parts: [[LIME], honey(1), [SMOKED_PAPRIKA], [GARLIC]],
    proteins: ['poultry', 'shellfish', 'red', 'soy'],
    greens: ['bell-pepper-yellow', 'zucchini', 'bell-pepper-red', 'mushroom-cremini'],
    salad: ['cabbage-red', 'carrot', 'lettuce-romaine', 'radish'],
  },
  {
    ...{ title: 'Satay', cuisine: 'indonesian', bases: ['rice-white', 'rice-brown'], herbs: [CILANTRO] },
    parts: [
      [tbsp('peanut-butter', 'peanut butter', [0.5, 1])],
      soySauce(1),
      [LIME],
      [tsp('curry-powder', 'curry powder', 0.5)],
    ],
    proteins: ['poultry', 'red', 'soy', 'shellfish'],
    greens: ['bell-pepper-red', 'zucchini', 'mushroom-shiitake'],
    salad: ['cucumber', 'carrot', 'cabbage-napa', 'cabbage-white'],
  },
  {
    ...{
      title: 'Cumin',
      cuisine: 'turkish',
      bases: ['bulgur', 'couscous', 'rice-white'],
      herbs: [PARSLEY, MINT],
    },
    parts: [[CUMIN], [CORIANDER], [LEMON], [GARLIC]],
    proteins: ['red', 'poultry', 'halloumi', 'soy'],
    greens: ['eggplant', 'bell-pepper-green', 'tomato-cherry', 'bell-pepper-red'],
    salad: ['tomato', 'cucumber', 'cabbage-red', 'radish'],
  },
];

function compose(kitchen: Kitchen) {
  const flavor = kitchen.flavor(FLAVORS);
  const marinade = flavor.parts.map((some) => kitchen.either(...some));
  const protein = kitchen.one(proteinsOf(...flavor.proteins));
  const [green] = kitchen.few(vegetables(...flavor.greens), 1);
  const [crisp] = kitchen.few(vegetables(...flavor.salad), 1);
  if (!green || !crisp) throw new Error('Skewers need vegetables');
  const base = kitchen.isLowCarb ? null : kitchen.one(starches(...flavor.bases));
  const herb = kitchen.one(flavor.herbs);
  const oil = oliveOil();
  const grill = protein.fry + 3;
  const salad = [crisp, RED_ONION, herb];
  return {
    name: shortOf(
      `${flavor.title} ${protein.titled} and ${attributive(green.titled)} Skewers with ${base?.titled ?? `${attributive(crisp.titled)} Salad`}`,
      `${flavor.title} ${protein.titled} Skewers with ${base?.titled ?? `${attributive(crisp.titled)} Salad`}`,
    ),
    description: `Skewers of ${protein.said} and ${green.said} in a ${flavor.title === 'Honey-Lime' ? 'sweet and smoky' : 'quick'} marinade, with ${base ? `${base.said} and ` : ''}a salad of ${crisp.said} and red onion.`,
    cuisine: flavor.cuisine,
    mealTypes: ['dinner' as const],
    servings: kitchen.any([2, 4]),
    prepTimeMinutes: 20,
    cookTimeMinutes: Math.max(base?.minutes ?? 0, grill),
    parts: [
      ...marinade,
      SALT,
      oil,
      grams(protein, protein.grams, protein.cubes),
      grams(green, green.grams, green.food === 'tomato-cherry' ? null : 'cut into chunks'),
      grams(crisp, [60, 75, 100], crisp.note),
      RED_ONION,
      herb,
      ...(base ? [grams(base, base.grams)] : []),
    ],
    steps: [
      `Stir the ${said([...marinade, SALT])} together with half of the ${oil.said} and turn the ${protein.said} in it.`,
      ...(base ? [base.step] : []),
      step(
        `Thread the ${protein.said} and ${green.said} onto skewers.`,
        `Grill over high heat or in a griddle pan for ${minutes(grill)}, turning now and then, ${doneInside(protein)}.`,
      ),
      `Toss the ${said(salad)} with the rest of the oil and serve it with the skewers${base ? ` and the ${base.said}` : ''}.`,
    ],
  };
}

export const skewers: Pattern = { called: 'skewer kebab', mealTypes: ['dinner'], weight: 2, compose };
