import type { Thing } from '../draft.js';

/** Food that fills a plate, with the step that cooks it. */
export interface Starch extends Thing {
  /** Grams per serving, dry. */
  grams: readonly number[];
  note: string | null;
  minutes: number;
  step: string;
}

const DRY = [40, 50, 60, 75, 90, 100, 125] as const;

const simmered = (
  food: string,
  said: string,
  titled: string,
  minutes: number,
  water = 'twice its volume of water',
): Starch => ({
  ...{ food, said, titled, minutes, grams: DRY, note: null },
  step: `Simmer the ${said} in ${water}, covered, for ${minutes} minutes until tender.`,
});

const boiled = (food: string, said: string, titled: string, minutes: number): Starch => ({
  ...{ food, said, titled, minutes, grams: DRY, note: null },
  step: `Cook the ${said} in boiling water for ${minutes} minutes and drain.`,
});

export const GRAINS: readonly Starch[] = [
  simmered('rice-white', 'rice', 'Rice', 15),
  simmered('rice-brown', 'brown rice', 'Brown Rice', 30),
  simmered('quinoa', 'quinoa', 'Quinoa', 15),
  simmered('bulgur', 'bulgur', 'Bulgur', 12),
  simmered('millet', 'millet', 'Millet', 18),
  simmered('buckwheat', 'buckwheat', 'Buckwheat', 15),
  boiled('barley', 'barley', 'Barley', 30),
  boiled('spelt', 'spelt', 'Spelt', 30),
  {
    ...{ food: 'couscous', said: 'couscous', titled: 'Couscous', grams: DRY, note: null, minutes: 5 },
    step: 'Pour the same volume of boiling water over the couscous, cover and let stand for 5 minutes, then fluff it with a fork.',
  },
];

export const NOODLES: readonly Starch[] = [
  boiled('noodles-rice', 'rice noodles', 'Rice Noodles', 5),
  boiled('noodles-egg', 'egg noodles', 'Egg Noodles', 5),
  boiled('noodles-soba', 'soba noodles', 'Soba Noodles', 5),
];

export const PASTA: readonly Starch[] = [
  boiled('pasta', 'pasta', 'Pasta', 10),
  boiled('spaghetti', 'spaghetti', 'Spaghetti', 10),
  boiled('pasta-whole-wheat', 'whole-wheat pasta', 'Whole-Wheat Pasta', 11),
  boiled('pasta-gluten-free', 'gluten-free pasta', 'Gluten-Free Pasta', 10),
  boiled('pasta-lentil', 'red lentil pasta', 'Lentil Pasta', 8),
  boiled('pasta-chickpea', 'chickpea pasta', 'Chickpea Pasta', 8),
];

export const ROOTS: readonly Starch[] = [
  {
    ...{ food: 'potato-baby', said: 'baby potatoes', titled: 'Baby Potatoes', note: 'halved', minutes: 35 },
    grams: [100, 150, 200, 250, 300],
    step: '',
  },
  {
    ...{ food: 'sweet-potato', said: 'sweet potatoes', titled: 'Sweet Potatoes', note: 'cubed', minutes: 30 },
    grams: [100, 150, 200, 250, 300],
    step: '',
  },
];

const byFood = new Map([...GRAINS, ...NOODLES, ...PASTA, ...ROOTS].map((starch) => [starch.food, starch]));

/** Returns these starches, and fails at startup for one that is not in the larder. */
export const starches = (...foods: string[]): Starch[] =>
  foods.map((food) => {
    const found = byFood.get(food);
    if (!found) throw new Error(`The larder has no ${food}`);
    return found;
  });
