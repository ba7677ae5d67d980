import { grams, type Part, part } from '../draft.js';
import type { Kitchen } from '../kitchen.js';
import { FRUITS, milks, NUTS, powders } from '../larder/fruits.js';
import { CINNAMON, honey, tsp } from '../larder/seasonings.js';
import type { Pattern } from '../pattern.js';
import { inTitle, said, shortOf, step } from '../words.js';

interface Flavor {
  title: string;
  taste: string;
  spices: readonly Part[];
  fruits: readonly string[];
}

const FLAVORS: readonly Flavor[] = [
  {
    ...{ title: 'Vanilla', taste: 'vanilla', spices: [tsp('vanilla-extract', 'vanilla', 0.5)] },
    fruits: ['blueberry', 'strawberry', 'raspberry', 'peach', 'nectarine', 'blackberry', 'kiwi', 'fig'],
  },
  {
    ...{ title: 'Cinnamon', taste: 'cinnamon', spices: [CINNAMON] },
    fruits: ['apple', 'pear', 'plum', 'banana', 'fig', 'blueberry', 'blackberry'],
  },
  {
    ...{ title: 'Cocoa', taste: 'dark cocoa', spices: [tsp('cocoa-powder', 'cocoa', 2)] },
    fruits: ['banana', 'cherry', 'raspberry', 'strawberry', 'orange', 'pear'],
  },
  {
    ...{ title: 'Cardamom', taste: 'cardamom', spices: [tsp('cardamom', 'cardamom', 0.25)] },
    fruits: ['mango', 'orange', 'pear', 'fig', 'peach', 'plum'],
  },
  {
    ...{ title: 'Ginger', taste: 'warm ginger', spices: [tsp('ginger-ground', 'ground ginger', 0.25)] },
    fruits: ['pear', 'peach', 'apple', 'plum', 'mango', 'pineapple', 'nectarine'],
  },
];

const OATS = [
  part('oats-rolled', 'oats', 'g', [40, 50, 60, 75]),
  part('oats-rolled-gluten-free', 'oats', 'g', [40, 50, 60, 75]),
];
const YOGURTS = [
  { ...part('yogurt-greek-nonfat', 'Greek yogurt', 'g', [75, 100, 150, 200]), titled: 'Greek Yogurt' },
  { ...part('skyr', 'skyr', 'g', [75, 100, 150, 200]), titled: 'Skyr' },
  { ...part('kefir', 'kefir', 'g', [75, 100, 150]), titled: 'Kefir' },
  { ...part('quark', 'quark', 'g', [75, 100, 150, 200]), titled: 'Quark' },
  { ...part('yogurt-soy', 'soy yogurt', 'g', [75, 100, 150, 200]), titled: 'Soy Yogurt' },
];

function compose(kitchen: Kitchen) {
  const flavor = kitchen.any(FLAVORS);
  const fruit = kitchen.one(FRUITS.filter(({ food }) => flavor.fruits.includes(food)));
  const nut = kitchen.one(NUTS);
  const oats = kitchen.either(...OATS);
  const culture = kitchen.one(YOGURTS);
  const isPlant = culture.food === 'yogurt-soy';
  const milk = kitchen.one(milks([100, 120, 150]).slice(isPlant ? 1 : 0));
  const seeds = kitchen.one([
    part('chia-seed', 'chia seeds', 'tbsp', [0.5, 1]),
    part('flaxseed-ground', 'ground flaxseed', 'tbsp', [0.5, 1]),
  ]);
  const powder = kitchen.wantsProtein
    ? [kitchen.either(...powders([15, 20, 25, 30]).slice(isPlant ? 1 : 0))]
    : [];
  const sweet = kitchen.either(...honey(1).slice(isPlant ? 1 : 0));
  const dry = [oats, seeds, ...powder, ...flavor.spices];
  return {
    name: shortOf(
      `${flavor.title} Overnight Oats with ${inTitle(said([fruit, nut]))}`,
      `${flavor.title} ${fruit.titled} Overnight Oats`,
    ),
    description: `Oats that soak in ${culture.said} and ${milk.said} while you sleep, with ${fruit.said}, ${nut.said} and a note of ${flavor.taste}.`,
    cuisine: 'american',
    mealTypes: ['breakfast' as const],
    servings: kitchen.any([1, 2, 2]),
    prepTimeMinutes: 10,
    cookTimeMinutes: 0,
    restTimeMinutes: 480,
    parts: [
      ...dry,
      culture,
      milk,
      sweet,
      grams(fruit, fruit.grams, fruit.note),
      grams(nut, [10, 15, 20], nut.note),
    ],
    steps: [
      `Stir the ${said(dry)} together in a bowl or a jar.`,
      step(
        `Stir in the ${said([culture, milk, sweet])} until no dry spots are left.`,
        'Cover and chill overnight.',
      ),
      `In the morning loosen it with a splash of water, top with the ${said([fruit, nut])} and eat it cold.`,
    ],
  };
}

export const overnightOats: Pattern = {
  called: 'overnight oats',
  mealTypes: ['breakfast'],
  weight: 2,
  compose,
};
