import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { FRUITS, NUTS, powders } from '../larder/fruits.js';
import { CINNAMON, honey, tsp } from '../larder/seasonings.js';
import type { Pattern } from '../pattern.js';
import { said, shortOf } from '../words.js';

interface Base extends Part {
  titled: string;
  /** Little sugar and much fat, or the other way round. */
  isRich: boolean;
}

const base = (food: string, name: string, titled: string, isRich = false): Base => ({
  ...part(food, name, 'g', [100, 125, 150, 200, 250]),
  titled,
  isRich,
});

const BASES: readonly Base[] = [
  base('yogurt-greek-low-fat', 'Greek yogurt', 'Greek Yogurt'),
  base('yogurt-greek-nonfat', 'Greek yogurt', 'Greek Yogurt'),
  base('yogurt-greek', 'Greek yogurt', 'Greek Yogurt', true),
  base('skyr', 'skyr', 'Skyr'),
  base('quark', 'quark', 'Quark'),
  base('cottage-cheese-low-fat', 'cottage cheese', 'Cottage Cheese'),
  base('ricotta-part-skim', 'ricotta', 'Ricotta'),
  base('ricotta', 'ricotta', 'Ricotta', true),
  base('yogurt-soy', 'soy yogurt', 'Soy Yogurt'),
  base('yogurt-low-fat', 'yogurt', 'Yogurt'),
];

const SPICES = [
  CINNAMON,
  tsp('vanilla-extract', 'vanilla', 0.25),
  tsp('cardamom', 'cardamom', 0.125),
  tsp('lemon-zest', 'lemon zest', 0.5),
];

const CRUNCH = [
  { ...part('granola', 'granola', 'g', [20, 30, 40, 50]), titled: 'Granola' },
  { ...part('oats-rolled', 'oats', 'g', [20, 30, 40, 50]), titled: 'Toasted Oats' },
  { ...part('oats-rolled-gluten-free', 'oats', 'g', [20, 30, 40, 50]), titled: 'Toasted Oats' },
  { ...part('muesli', 'muesli', 'g', [20, 30, 40, 50]), titled: 'Muesli' },
  { ...part('rice-puffed', 'puffed rice', 'g', [15, 20, 30]), titled: 'Puffed Rice' },
  { ...part('buckwheat', 'buckwheat', 'g', [15, 20, 30]), titled: 'Toasted Buckwheat' },
];

const TOASTED = new Set(['oats-rolled', 'oats-rolled-gluten-free', 'buckwheat']);

/** A snack has no crunchy part, and a breakfast has one. */
function bowl(kitchen: Kitchen, isSnack: boolean) {
  const own = kitchen.one(BASES.filter(({ isRich }) => isRich === kitchen.isKeto || (isRich && !isSnack)));
  const fruit = kitchen.one(FRUITS.filter(({ isBerry }) => isBerry || !kitchen.isLowCarb));
  const nut = kitchen.one(NUTS);
  const spice = kitchen.one(SPICES);
  const crunch = isSnack || kitchen.isLowCarb ? null : kitchen.one(CRUNCH);
  const sweet = kitchen.isLowCarb
    ? null
    : kitchen.either(...honey(1).slice(own.food === 'yogurt-soy' ? 1 : 0));
  const powder =
    kitchen.wantsProtein && own.titled !== 'Cottage Cheese'
      ? [kitchen.either(...powders([10, 15, 20]).slice(own.food === 'yogurt-soy' ? 1 : 0))]
      : [];
  const isToasted = crunch !== null && TOASTED.has(crunch.food);
  const top = [...(crunch ? [crunch] : []), nut];
  const fruitGrams = kitchen.isLowCarb ? [25, 40, 50, 75] : fruit.grams;
  return {
    name: shortOf(
      `${fruit.titled} and ${nut.titled} ${own.titled} Bowl${crunch ? ` with ${crunch.titled}` : ''}`,
      `${fruit.titled} and ${nut.titled} ${own.titled} Bowl`,
    ),
    description: `Cool ${own.said} with ${said([fruit, ...top])}, ready in ${isToasted ? 'ten' : 'five'} minutes.`,
    cuisine: 'american',
    mealTypes: [isSnack ? ('snack' as const) : ('breakfast' as const)],
    servings: 1,
    prepTimeMinutes: 5,
    cookTimeMinutes: isToasted ? 4 : 0,
    parts: [
      own,
      spice,
      ...powder,
      grams(fruit, fruitGrams, fruit.note),
      ...(crunch ? [crunch] : []),
      grams(nut, kitchen.isKeto ? [10, 15, 20, 25, 30] : [10, 15, 20], nut.note),
      ...(sweet ? [sweet] : []),
    ],
    steps: [
      ...(isToasted
        ? [`Toast the ${crunch?.said} in a dry pan over medium heat for 4 minutes until golden and nutty.`]
        : []),
      `Stir the ${own.said} with the ${said([spice, ...powder])} for 30 seconds until smooth and spoon into a bowl.`,
      `Lay the ${fruit.said} on top${sweet ? ',' : ' and'} scatter with the ${said(top)}${sweet ? ` and trickle over the ${sweet.said}` : ''}.`,
    ],
  };
}

export const yogurtBowl: Pattern = {
  called: 'bowl',
  mealTypes: ['breakfast'],
  weight: 2,
  compose: (kitchen) => bowl(kitchen, false),
};

export const yogurtCup: Pattern = {
  called: 'cup parfait',
  mealTypes: ['snack'],
  weight: 2,
  compose: (kitchen) => {
    const own = bowl(kitchen, true);
    return {
      ...own,
      name: own.name.replace(/Bowl$/, 'Cup'),
      steps: own.steps.map((one) => one.replace('into a bowl', 'into a glass')),
    };
  },
};
