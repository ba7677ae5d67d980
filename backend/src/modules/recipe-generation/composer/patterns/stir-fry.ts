import { type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { type ProteinKind, proteinsOf } from '../larder/proteins.js';
import {
  BASIL,
  CHILI,
  CILANTRO,
  CORNSTARCH,
  GARLIC,
  GINGER,
  honey,
  LIME,
  SCALLION,
  SESAME,
  soySauce,
  tsp,
} from '../larder/seasonings.js';
import { starches } from '../larder/starches.js';
import { type Vegetable, vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { attributive, capitalized, listed, minutes, said, shortOf, step, titled } from '../words.js';

interface Flavor {
  title: string;
  cuisine: string;
  /** The sauce as the description words it. */
  sauce: string;
  /** Each part of the sauce, with what stands for it in other diets. */
  parts: readonly (readonly Part[])[];
  proteins: readonly ProteinKind[];
  greens: readonly string[];
  bases: readonly string[];
  garnish: readonly Part[];
}

const PEANUTS = part('peanut', 'peanuts', 'g', [10, 15], 'roughly chopped');
const VINEGAR = tsp('vinegar-rice', 'rice vinegar', 1);

const ANY: readonly ProteinKind[] = ['poultry', 'red', 'shellfish', 'soy'];
const EAST = ['rice-white', 'rice-brown', 'noodles-egg', 'noodles-soba', 'noodles-rice', 'quinoa'] as const;

const FLAVORS: readonly Flavor[] = [
  {
    title: 'Ginger-Soy',
    cuisine: 'chinese',
    sauce: 'a clear ginger and soy sauce',
    parts: [soySauce(2), [VINEGAR], [CORNSTARCH], [GINGER], [GARLIC]],
    proteins: ANY,
    greens: [
      'broccoli',
      'carrot',
      'pea-snow',
      'bok-choy',
      'mushroom-shiitake',
      'bell-pepper-red',
      'bean-green',
      'asparagus',
    ],
    bases: EAST,
    garnish: [SCALLION, SESAME],
  },
  {
    title: 'Black Pepper',
    cuisine: 'chinese',
    sauce: 'a sauce with plenty of black pepper',
    parts: [soySauce(2), [part('pepper-black', 'black pepper', 'tsp', 0.5)], [CORNSTARCH], [GARLIC]],
    proteins: ['red', 'poultry', 'soy'],
    greens: [
      'bell-pepper-green',
      'bell-pepper-red',
      'mushroom-cremini',
      'bean-green',
      'broccoli',
      'cabbage-white',
      'asparagus',
    ],
    bases: ['rice-white', 'rice-brown', 'noodles-egg'],
    garnish: [SCALLION],
  },
  {
    title: 'Orange-Ginger',
    cuisine: 'chinese',
    sauce: 'a sweet and sharp orange sauce',
    parts: [[part('juice-orange', 'orange juice', 'tbsp', 2)], soySauce(2), [CORNSTARCH], [GINGER], [GARLIC]],
    proteins: ['poultry', 'shellfish', 'soy', 'red'],
    greens: ['broccoli', 'pea-sugar-snap', 'bell-pepper-red', 'carrot', 'bell-pepper-yellow', 'bean-green'],
    bases: ['rice-white', 'rice-brown', 'quinoa'],
    garnish: [SESAME, SCALLION],
  },
  {
    title: 'Teriyaki',
    cuisine: 'japanese',
    sauce: 'a dark, glossy teriyaki sauce made in a minute',
    parts: [soySauce(2), honey(1.5), [VINEGAR], [CORNSTARCH], [GINGER]],
    proteins: ANY,
    greens: [
      'broccoli',
      'carrot',
      'mushroom-shiitake',
      'pea-sugar-snap',
      'cabbage-napa',
      'edamame',
      'bok-choy',
    ],
    bases: ['rice-white', 'rice-brown', 'noodles-soba'],
    garnish: [SESAME, SCALLION],
  },
  {
    title: 'Spicy Peanut',
    cuisine: 'thai',
    sauce: 'a creamy peanut and lime sauce',
    parts: [
      [part('peanut-butter', 'peanut butter', 'tbsp', [0.5, 1, 1.5])],
      soySauce(1.5),
      [LIME],
      [CHILI],
      [GARLIC],
    ],
    proteins: ['poultry', 'shellfish', 'soy'],
    greens: ['bell-pepper-red', 'carrot', 'broccoli', 'pea-snow', 'cabbage-red', 'bean-sprouts', 'zucchini'],
    bases: ['noodles-rice', 'rice-white', 'rice-brown'],
    garnish: [CILANTRO, SCALLION],
  },
  {
    title: 'Thai Basil',
    cuisine: 'thai',
    sauce: 'chili, garlic and a whole handful of basil',
    parts: [
      [part('fish-sauce', 'fish sauce', 'tsp', 0.5), ...soySauce(1)],
      soySauce(1).slice(0, 2),
      [CHILI],
      [GARLIC],
    ],
    proteins: ['poultry', 'red', 'shellfish', 'soy'],
    greens: ['bean-green', 'bell-pepper-red', 'zucchini', 'eggplant', 'bell-pepper-yellow', 'tomato-cherry'],
    bases: ['rice-white', 'rice-brown', 'noodles-rice'],
    garnish: [BASIL],
  },
  {
    title: 'Gochujang',
    cuisine: 'korean',
    sauce: 'a hot and faintly sweet Korean chili sauce',
    parts: [[part('gochujang', 'gochujang', 'tsp', 2)], soySauce(1), [VINEGAR], [GARLIC]],
    proteins: ANY,
    greens: [
      'cabbage-napa',
      'spinach',
      'carrot',
      'zucchini',
      'mushroom-shiitake',
      'bean-sprouts',
      'bok-choy',
    ],
    bases: ['rice-white', 'rice-brown', 'noodles-soba'],
    garnish: [SESAME, SCALLION],
  },
  {
    title: 'Five-Spice',
    cuisine: 'chinese',
    sauce: 'a fragrant five-spice glaze',
    parts: [[part('five-spice', 'five spice', 'tsp', 0.5)], soySauce(2), honey(1), [GARLIC]],
    proteins: ['red', 'poultry', 'soy'],
    greens: ['bok-choy', 'bean-green', 'carrot', 'cabbage-savoy', 'mushroom-cremini', 'leek'],
    bases: EAST,
    garnish: [SCALLION],
  },
  {
    title: 'Lemongrass',
    cuisine: 'vietnamese',
    sauce: 'lemongrass, lime and a little chili',
    parts: [
      [part('lemongrass', 'lemongrass', 'tbsp', 0.5, 'finely chopped')],
      [LIME],
      soySauce(1.5),
      [CHILI],
      [GARLIC],
    ],
    proteins: ['poultry', 'red', 'soy', 'shellfish'],
    greens: ['bean-green', 'carrot', 'pea-snow', 'asparagus', 'bell-pepper-yellow', 'cabbage-white'],
    bases: ['noodles-rice', 'rice-white'],
    garnish: [PEANUTS, CILANTRO],
  },
  {
    title: 'Sesame-Garlic',
    cuisine: 'korean',
    sauce: 'toasted sesame oil and a good deal of garlic',
    parts: [soySauce(2), [part('oil-sesame', 'sesame oil', 'tsp', [0.5, 1, 1.5])], [GARLIC], [VINEGAR]],
    proteins: ['red', 'poultry', 'shellfish', 'soy'],
    greens: [
      'spinach',
      'mushroom-cremini',
      'broccoli',
      'carrot',
      'asparagus',
      'kale',
      'cauliflower',
      'zucchini',
    ],
    bases: EAST,
    garnish: [SESAME],
  },
];

const AROMATIC = new Set(['garlic', 'ginger', 'chili-red', 'lemongrass']);

const CAULIFLOWER = part('cauliflower-rice', 'cauliflower rice', 'g', [100, 150, 200]);

function compose(kitchen: Kitchen) {
  const flavor = kitchen.flavor(FLAVORS);
  const seasonings = flavor.parts.map((some) => kitchen.either(...some));
  const protein = kitchen.one(
    proteinsOf(...flavor.proteins).filter(
      ({ food }) => food !== 'lamb-leg' || flavor.title === 'Black Pepper',
    ),
  );
  const greens = kitchen.few(suitable(flavor, kitchen), 2).toSorted((a, b) => (b.fry ?? 0) - (a.fry ?? 0));
  const base = kitchen.isLowCarb ? null : kitchen.one(starches(...flavor.bases));
  const oil = part(
    kitchen.any(['oil-rapeseed', 'oil-peanut', 'oil-sunflower']),
    '',
    'tsp',
    [1, 1.5, 2, 3, 4.5],
  );
  oil.said = OILS[oil.food] ?? 'oil';
  const garnish = kitchen.one(flavor.garnish);
  const aromas = seasonings.filter(({ food }) => AROMATIC.has(food));
  const sauce = seasonings.filter(({ food }) => !AROMATIC.has(food));
  const [slow, quick] = greens as [Vegetable, Vegetable];
  const longer = (slow.fry ?? 0) - (quick.fry ?? 0);
  const servings = kitchen.any([2, 2, 4]);
  const cook = protein.fry + (slow.fry ?? 0) + 3;
  return {
    name: nameOf(flavor.title, protein.titled, greens, base?.titled ?? null),
    description: `${capitalized(protein.said)} with ${greens.map((one) => one.said).join(' and ')} from a very hot pan, in ${flavor.sauce}.`,
    cuisine: flavor.cuisine,
    mealTypes: ['dinner' as const, 'lunch' as const],
    servings,
    prepTimeMinutes: 15,
    cookTimeMinutes: Math.max(cook, base?.minutes ?? 5),
    parts: [
      ...sauce,
      ...aromas,
      oil,
      part(protein.food, protein.said, 'g', protein.grams, protein.strips),
      ...greens.map((one) => part(one.food, one.said, 'g', one.grams, one.note)),
      base ? part(base.food, base.said, 'g', base.grams) : CAULIFLOWER,
      garnish,
    ],
    steps: [
      base
        ? base.step
        : 'Cook the cauliflower rice in a covered pan with a splash of water for 4 minutes and keep it warm.',
      `Stir the ${said(sauce)} together in a small bowl.`,
      `Heat half of the ${oil.said} in a wok or a large pan over high heat, fry the ${protein.said}${servings > 2 ? ' in two batches' : ''} for ${minutes(protein.fry)} ${protein.done} and set aside.`,
      step(
        `Fry the ${said(aromas)} in the rest of the oil for 30 seconds.`,
        longer > 0
          ? `Add the ${slow.said} and stir-fry for ${minutes(longer)}, then add the ${quick.said} for ${minutes(quick.fry ?? 0)} more.`
          : `Add the ${said(greens)} and stir-fry for ${minutes(slow.fry ?? 0)}.`,
      ),
      step(
        `Return the ${protein.said}, pour in the sauce and let it bubble for 1 minute until glossy.`,
        `Serve with the ${base?.said ?? 'cauliflower rice'} and the ${garnish.said}.`,
      ),
    ],
  };
}

const OILS: Record<string, string> = {
  'oil-rapeseed': 'canola oil',
  'oil-peanut': 'peanut oil',
  'oil-sunflower': 'sunflower oil',
};

const suitable = ({ greens }: Flavor, { isLowCarb }: Kitchen): Vegetable[] =>
  vegetables(...greens).filter(
    ({ food, isStarchy }) => !(isLowCarb && (isStarchy || food === 'cauliflower')),
  );

function nameOf(flavor: string, protein: string, greens: readonly Vegetable[], base: string | null): string {
  const plain = `${flavor} ${protein} Stir-Fry with ${titled(greens)}`;
  const first = greens[0]?.titled ?? '';
  return base?.endsWith('Noodles')
    ? shortOf(
        `${flavor} ${base} with ${listed([protein, ...greens.map((one) => one.titled)])}`,
        `${flavor} ${base} with ${protein} and ${first}`,
      )
    : shortOf(plain, `${flavor} ${protein} and ${attributive(first)} Stir-Fry`);
}

export const stirFry: Pattern = {
  called: 'stir-fry wok',
  mealTypes: ['dinner', 'lunch'],
  weight: 3,
  compose,
};
