import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { TOASTS, toasting } from '../larder/breads.js';
import { BASIL, CHIVES, CILANTRO, DILL, FETA, PARSLEY, PEPPER, SALT } from '../larder/seasonings.js';
import { type Vegetable, vegetables } from '../larder/vegetables.js';
import type { Pattern } from '../pattern.js';
import { attributive, listed, minutes, said, shortOf, step, titled } from '../words.js';

interface Filling {
  cuisine: string;
  cheese: readonly (Part & { titled: string })[];
  greens: readonly string[];
  /** Cooked meat or fish that goes into it, or none. */
  extras: readonly (Part & { titled: string })[];
  herbs: readonly Part[];
}

const named = (titled: string, own: Part) => ({ ...own, titled });

const CHEESES = {
  feta: named('Feta', FETA),
  goat: named('Goat Cheese', part('goat-cheese', 'goat cheese', 'g', [20, 25, 30], 'crumbled')),
  cheddar: named('Cheddar', part('cheddar', 'cheddar', 'g', [20, 25, 30], 'grated')),
  gruyere: named('Gruyère', part('gruyere', 'Gruyère', 'g', [20, 25, 30], 'grated')),
  mozzarella: named('Mozzarella', part('mozzarella-part-skim', 'mozzarella', 'g', [25, 30, 40], 'torn')),
  jack: named('Monterey Jack', part('monterey-jack', 'Monterey Jack', 'g', [20, 25, 30], 'grated')),
  ricotta: named('Ricotta', part('ricotta', 'ricotta', 'g', [30, 40, 50])),
};

const EXTRAS = {
  salmon: named('Smoked Salmon', part('salmon-smoked', 'smoked salmon', 'g', [30, 40], 'cut into strips')),
  ham: named('Ham', part('ham-lean', 'ham', 'g', [20, 25, 30], 'diced')),
  chicken: named('Chicken', part('chicken-breast-cooked', 'cooked chicken', 'g', [40, 50, 60, 75], 'diced')),
  turkey: named('Turkey', part('turkey-breast-cooked', 'cooked turkey', 'g', [40, 50, 60, 75], 'diced')),
  shrimp: named('Shrimp', part('shrimp-cooked', 'cooked shrimp', 'g', [50, 60, 75])),
  avocado: named('Avocado', part('avocado', 'avocado', 'g', [40, 50, 75], 'sliced')),
  crab: named('Crab', part('crab-cooked', 'crab meat', 'g', [40, 50, 60])),
};

const FILLINGS: readonly Filling[] = [
  {
    cuisine: 'greek',
    cheese: [CHEESES.feta],
    greens: ['spinach', 'tomato-cherry', 'zucchini', 'bell-pepper-red', 'bell-pepper-yellow'],
    extras: [EXTRAS.chicken, EXTRAS.shrimp, EXTRAS.turkey],
    herbs: [DILL, PARSLEY],
  },
  {
    cuisine: 'french',
    cheese: [CHEESES.gruyere, CHEESES.goat],
    greens: ['mushroom-cremini', 'asparagus', 'leek', 'spinach', 'broccoli', 'fennel'],
    extras: [EXTRAS.ham, EXTRAS.salmon, EXTRAS.chicken, EXTRAS.crab],
    herbs: [CHIVES, PARSLEY],
  },
  {
    cuisine: 'mexican',
    cheese: [CHEESES.jack, CHEESES.cheddar],
    greens: [
      'bell-pepper-green',
      'bell-pepper-red',
      'tomato-cherry',
      'spinach',
      'zucchini',
      'mushroom-cremini',
    ],
    extras: [EXTRAS.avocado, EXTRAS.turkey, EXTRAS.chicken, EXTRAS.shrimp],
    herbs: [CILANTRO],
  },
  {
    cuisine: 'italian',
    cheese: [CHEESES.mozzarella, CHEESES.ricotta],
    greens: ['tomato-cherry', 'zucchini', 'eggplant', 'spinach', 'mushroom-cremini', 'kale'],
    extras: [EXTRAS.turkey, EXTRAS.chicken, EXTRAS.shrimp],
    herbs: [BASIL],
  },
  {
    cuisine: 'american',
    cheese: [CHEESES.cheddar, CHEESES.goat],
    greens: ['broccoli', 'kale', 'mushroom-cremini', 'bell-pepper-yellow', 'asparagus', 'chard-swiss'],
    extras: [EXTRAS.ham, EXTRAS.turkey, EXTRAS.avocado, EXTRAS.salmon, EXTRAS.crab],
    herbs: [CHIVES, PARSLEY],
  },
];

const FATS = [
  part('butter', 'butter', 'tsp', [1, 1.5, 2, 3]),
  part('oil-olive', 'olive oil', 'tsp', [1, 1.5, 2, 3]),
  part('ghee', 'ghee', 'tsp', [1, 1.5, 2, 3]),
];

function chooseFilling(kitchen: Kitchen) {
  const filling = kitchen.any(FILLINGS);
  const cheese = kitchen.may('cheddar') && kitchen.chance(0.75) ? kitchen.one(filling.cheese) : null;
  const extra = !cheese || kitchen.chance(0.4) ? kitchen.one(filling.extras) : null;
  const greens = kitchen.few(vegetables(...filling.greens), 2);
  return {
    filling,
    greens,
    herb: kitchen.one(filling.herbs),
    stuff: [...(extra ? [extra] : []), ...(cheese ? [cheese] : [])],
  };
}

const titleOf = (
  greens: readonly Vegetable[],
  stuff: readonly { titled: string }[],
  dish: string,
): string => {
  const [first, second] = greens.map((one) => attributive(one.titled));
  const last = stuff.map((one) => one.titled);
  return shortOf(
    [first, second, ...last].join(', ').replace(/, ([^,]*)$/, ` and $1 ${dish}`),
    [first, ...last].join(', ').replace(/, ([^,]*)$/, ` and $1 ${dish}`),
  );
};

const EGGS = part('egg', 'eggs', 'pcs', [2, 3, 4]);

function composeOmelette(kitchen: Kitchen) {
  const { filling, greens, herb, stuff } = chooseFilling(kitchen);
  const fat = kitchen.one(FATS);
  const toast = kitchen.isLowCarb || !kitchen.may('bread-rye') ? null : kitchen.one(TOASTS);
  const fry = Math.max(...greens.map((one) => one.fry ?? 3));
  return {
    name: titleOf(greens, stuff, 'Omelette'),
    description: `A folded omelette with ${said([...greens, ...stuff])}${toast ? `, with ${toast.toasted} beside it` : ''}.`,
    cuisine: filling.cuisine,
    mealTypes: ['breakfast' as const, 'lunch' as const],
    servings: 1,
    prepTimeMinutes: 6,
    cookTimeMinutes: fry + 4,
    parts: [
      EGGS,
      SALT,
      PEPPER,
      fat,
      ...greens.map((one) => grams(one, [40, 50, 75], one.note)),
      ...stuff,
      herb,
      ...(toast ? [toast] : []),
    ],
    steps: [
      'Beat the eggs with the salt and black pepper.',
      step(
        `${fat.said === 'olive oil' ? 'Heat' : 'Melt'} half of the ${fat.said} in a small nonstick pan over medium heat, fry the ${said(greens)} for ${minutes(fry)} and tip onto a plate.`,
        toasting(toast),
      ),
      step(
        `Add the rest of the ${fat.said}, pour in the eggs and draw the edges to the middle for 2 minutes until nearly set.`,
        `Spread the ${listed(['vegetables', ...stuff.map((one) => one.said), herb.said])} over one half, fold and leave in the pan for 1 minute.`,
      ),
      ...(toast ? [`Serve with the ${toast.toasted}.`] : []),
    ],
  };
}

function composeFrittata(kitchen: Kitchen) {
  const { filling, greens, herb, stuff } = chooseFilling(kitchen);
  const oil = part('oil-olive', 'olive oil', 'tsp', [1, 1.5, 2, 3]);
  const potato =
    !kitchen.isLowCarb && kitchen.chance(0.5)
      ? part('potato-boiled', 'boiled potatoes', 'g', [75, 100, 150], 'sliced')
      : null;
  const fry = Math.max(...greens.map((one) => one.fry ?? 3));
  return {
    name: titleOf(greens, stuff, potato ? 'Potato Frittata' : 'Frittata'),
    description: `A thick frittata from the oven with ${said([...greens, ...(potato ? [potato] : []), ...stuff])}, good hot or cold.`,
    cuisine: filling.cuisine,
    mealTypes: ['lunch' as const, 'breakfast' as const],
    servings: kitchen.any([2, 4]),
    prepTimeMinutes: 10,
    cookTimeMinutes: fry + 14,
    parts: [
      EGGS,
      SALT,
      PEPPER,
      oil,
      ...greens.map((one) => grams(one, [50, 75, 100], one.note)),
      ...(potato ? [potato] : []),
      ...stuff,
      herb,
    ],
    steps: [
      'Heat the oven to 375 °F (190 °C). Beat the eggs with the salt and black pepper.',
      `Heat the olive oil in an ovenproof pan and fry the ${said([...greens, ...(potato ? [potato] : [])])} over medium heat for ${minutes(fry)}.`,
      `Stir the ${said([...stuff, herb])} into the pan, pour over the eggs and cook for 2 minutes until the edge is set.`,
      'Bake for 12 minutes until puffed and firm, then cut into wedges.',
    ],
  };
}

function composeMuffins(kitchen: Kitchen) {
  const { filling, greens, herb, stuff } = chooseFilling(kitchen);
  return {
    name: titleOf(greens, stuff, 'Egg Muffins'),
    description: `Small egg muffins with ${said([...greens, ...stuff])} that keep in the fridge for three days.`,
    cuisine: filling.cuisine,
    mealTypes: ['snack' as const],
    servings: 4,
    prepTimeMinutes: 10,
    cookTimeMinutes: 18,
    parts: [
      part('egg', 'eggs', 'pcs', [1, 1.5, 2]),
      { ...SALT, amounts: [0.0625], usual: 0 },
      PEPPER,
      part('oil-olive', 'olive oil', 'tsp', [0.5]),
      ...greens.map((one) => grams(one, [25, 30, 40], 'finely chopped')),
      ...stuff.map((one) => ({ ...one, amounts: [10, 15, 20], usual: 1, unit: 'g' as const })),
      herb,
    ],
    steps: [
      'Heat the oven to 375 °F (190 °C) and brush 8 holes of a muffin pan with the olive oil.',
      `Beat the eggs with the salt and black pepper and stir in the ${said([...greens, ...stuff, herb])}.`,
      'Divide among the holes and bake for 18 minutes until set. Two make a serving.',
    ],
  };
}

function composeScramble(kitchen: Kitchen) {
  const { filling, greens, herb, stuff } = chooseFilling(kitchen);
  const fat = kitchen.one(FATS);
  const toast = kitchen.isLowCarb || !kitchen.may('bread-rye') ? null : kitchen.one(TOASTS);
  const fry = Math.max(...greens.map((one) => one.fry ?? 3));
  return {
    name: shortOf(
      `Scrambled Eggs with ${titled([...greens, ...stuff])}`,
      `Scrambled Eggs with ${titled([...greens.slice(0, 1), ...stuff])}`,
    ),
    description: `Soft scrambled eggs with ${said([...greens, ...stuff])}${toast ? `, on ${toast.toasted}` : ''}.`,
    cuisine: filling.cuisine,
    mealTypes: ['breakfast' as const],
    servings: kitchen.any([1, 2]),
    prepTimeMinutes: 5,
    cookTimeMinutes: fry + 3,
    parts: [
      fat,
      ...greens.map((one) => grams(one, [50, 60, 75], one.note)),
      EGGS,
      SALT,
      PEPPER,
      ...stuff,
      herb,
      ...(toast ? [toast] : []),
    ],
    steps: [
      step(
        `Heat the ${fat.said} in a nonstick pan over medium heat and fry the ${said(greens)} for ${minutes(fry)}.`,
        toasting(toast),
      ),
      'Beat the eggs with the salt and black pepper, pour them in and stir slowly over low heat for 2 minutes until creamy.',
      `Take the pan off the heat and fold in the ${said([...stuff, herb])}.${toast ? ` Serve on the ${toast.toasted}.` : ''}`,
    ],
  };
}

export const omelette: Pattern = {
  called: 'omelette omelet',
  mealTypes: ['breakfast', 'lunch'],
  weight: 2,
  compose: composeOmelette,
};
export const frittata: Pattern = {
  called: 'frittata',
  mealTypes: ['lunch', 'breakfast'],
  weight: 1,
  compose: composeFrittata,
};
export const eggMuffins: Pattern = {
  called: 'muffin',
  mealTypes: ['snack'],
  weight: 1,
  compose: composeMuffins,
};
export const scramble: Pattern = {
  called: 'scramble scrambled',
  mealTypes: ['breakfast'],
  weight: 2,
  compose: composeScramble,
};
