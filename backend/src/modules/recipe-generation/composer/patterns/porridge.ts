import { grams, type Part, type Thing } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { FRUITS, milks, NUTS, powders } from '../larder/fruits.js';
import { CINNAMON, honey, tsp } from '../larder/seasonings.js';
import type { Pattern } from '../pattern.js';
import { inTitle, listed, said, shortOf, step } from '../words.js';

interface Cereal extends Thing {
  title: string;
  grams: readonly number[];
  minutes: number;
}

const cereal = (food: string, name: string, title: string, minutes: number): Cereal => ({
  ...{ food, said: name, titled: title, title, minutes },
  grams: [40, 50, 60, 75, 90],
});

const CEREALS: readonly Cereal[] = [
  cereal('oats-rolled', 'oats', 'Oatmeal', 5),
  cereal('oats-rolled-gluten-free', 'oats', 'Oatmeal', 5),
  cereal('oats-steel-cut', 'steel-cut oats', 'Steel-Cut Oatmeal', 22),
  cereal('oat-bran', 'oat bran', 'Oat Bran Porridge', 4),
  cereal('millet', 'millet', 'Millet Porridge', 20),
  cereal('quinoa', 'quinoa', 'Quinoa Porridge', 18),
  cereal('buckwheat', 'buckwheat', 'Buckwheat Porridge', 15),
  cereal('amaranth', 'amaranth', 'Amaranth Porridge', 22),
  cereal('polenta', 'polenta', 'Creamy Polenta', 8),
];

interface Flavor {
  title: string;
  spices: readonly Part[];
  fruits: readonly string[];
}

const FLAVORS: readonly Flavor[] = [
  { title: 'Cinnamon', spices: [CINNAMON], fruits: ['apple', 'pear', 'plum', 'banana', 'blueberry', 'fig'] },
  {
    ...{ title: 'Vanilla', spices: [tsp('vanilla-extract', 'vanilla', 0.5)] },
    fruits: ['strawberry', 'raspberry', 'blueberry', 'peach', 'cherry', 'blackberry', 'berries-mixed-frozen'],
  },
  {
    ...{ title: 'Cocoa', spices: [tsp('cocoa-powder', 'cocoa', 2)] },
    fruits: ['banana', 'cherry', 'raspberry', 'orange', 'pear', 'strawberry'],
  },
  {
    ...{ title: 'Cardamom', spices: [tsp('cardamom', 'cardamom', 0.25)] },
    fruits: ['mango', 'pear', 'orange', 'plum', 'peach', 'fig'],
  },
  {
    ...{ title: 'Gingerbread', spices: [CINNAMON, tsp('ginger-ground', 'ground ginger', 0.25)] },
    fruits: ['pear', 'apple', 'plum', 'orange', 'banana'],
  },
];

function compose(kitchen: Kitchen) {
  const flavor = kitchen.any(FLAVORS);
  const base = kitchen.one(CEREALS.filter(({ minutes }) => minutes + 8 <= kitchen.maxMinutes));
  const fruit = kitchen.one(FRUITS.filter(({ food }) => flavor.fruits.includes(food)));
  const nut = kitchen.one(NUTS);
  const milk = kitchen.one(milks([150, 200, 250, 300]));
  const isPlant = milk.food !== 'milk-semi-skimmed';
  const powder = kitchen.wantsProtein
    ? [kitchen.either(...powders([15, 20, 25, 30]).slice(isPlant ? 1 : 0))]
    : [];
  const sweet = kitchen.either(...honey(1).slice(isPlant ? 1 : 0));
  const servings = kitchen.any([1, 2]);
  const salt = servings > 1 ? [tsp('salt', 'salt', 0.0625)] : [];
  const boiled = [base, milk, ...flavor.spices, ...salt];
  return {
    name: shortOf(
      `${flavor.title} ${base.title} with ${inTitle(said([fruit, nut]))}`,
      `${flavor.title} ${base.title} with ${inTitle(fruit.said)}`,
    ),
    description: `A warm bowl of ${base.said} cooked in ${milk.said}, with ${fruit.said} and toasted ${nut.said} on top.`,
    cuisine: 'american',
    mealTypes: ['breakfast' as const],
    servings,
    prepTimeMinutes: 5,
    cookTimeMinutes: base.minutes + 3,
    parts: [
      grams(nut, [10, 15, 20], nut.note),
      grams(base, base.grams),
      milk,
      ...flavor.spices,
      ...salt,
      ...powder,
      grams(fruit, fruit.grams, fruit.note),
      sweet,
    ],
    steps: [
      `Toast the ${nut.said} in a dry saucepan over medium heat for 2 minutes and tip onto a plate.`,
      step(
        `Bring the ${listed([...boiled.map((one) => one.said), 'half a cup of water per serving'])} to a boil in the same pan.`,
        `Simmer gently for ${base.minutes} minutes, stirring often, until thick and creamy.`,
      ),
      step(
        powder[0] && `Take it off the heat and stir in the ${powder[0].said} until smooth.`,
        `Top with the ${fruit.said}, the toasted ${nut.said} and the ${sweet.said}.`,
      ),
    ],
  };
}

export const porridge: Pattern = { called: 'porridge oatmeal', mealTypes: ['breakfast'], weight: 2, compose };
