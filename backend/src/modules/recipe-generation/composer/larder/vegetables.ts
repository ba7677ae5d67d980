import type { Thing } from '../draft.js';

/** Minutes of each technique, or null where the vegetable does not suit it. */
export interface Vegetable extends Thing {
  grams: readonly number[];
  note: string | null;
  fry: number | null;
  roast: number | null;
  simmer: number | null;
  isRaw: boolean;
  isStarchy: boolean;
}

type Row = readonly [
  food: string,
  said: string,
  titled: string,
  note: string | null,
  fry: number | null,
  roast: number | null,
  simmer: number | null,
  kind?: 'raw' | 'starchy' | 'leaf' | 'rawLeaf',
];

const ROWS: readonly Row[] = [
  ['bell-pepper-red', 'red pepper', 'Red Pepper', 'sliced', 4, 20, 10, 'raw'],
  ['bell-pepper-yellow', 'yellow pepper', 'Yellow Pepper', 'sliced', 4, 20, 10, 'raw'],
  ['bell-pepper-green', 'green pepper', 'Green Pepper', 'sliced', 4, 20, 10],
  ['broccoli', 'broccoli', 'Broccoli', 'cut into florets', 5, 18, 6],
  ['cauliflower', 'cauliflower', 'Cauliflower', 'cut into florets', 6, 22, 10],
  ['zucchini', 'zucchini', 'Zucchini', 'sliced', 4, 18, 6],
  ['carrot', 'carrots', 'Carrots', 'thinly sliced', 5, 25, 12, 'raw'],
  ['mushroom-cremini', 'mushrooms', 'Mushrooms', 'quartered', 5, 18, 10],
  ['mushroom-shiitake', 'shiitake mushrooms', 'Shiitake', 'sliced', 5, 18, 8],
  ['bean-green', 'green beans', 'Green Beans', 'trimmed', 6, 18, 8],
  ['asparagus', 'asparagus', 'Asparagus', 'cut into lengths', 4, 12, 4],
  ['pea-sugar-snap', 'sugar snap peas', 'Sugar Snaps', null, 3, null, 3, 'raw'],
  ['pea-snow', 'snow peas', 'Snow Peas', null, 3, null, 3],
  ['pea-green-frozen', 'peas', 'Peas', null, 3, null, 4, 'starchy'],
  ['corn-frozen', 'corn', 'Corn', null, 4, null, 5, 'starchy'],
  ['bok-choy', 'bok choy', 'Bok Choy', 'quartered', 3, 12, 4],
  ['cabbage-napa', 'napa cabbage', 'Napa Cabbage', 'shredded', 3, null, 5, 'raw'],
  ['cabbage-red', 'red cabbage', 'Red Cabbage', 'thinly sliced', 5, 22, 15, 'raw'],
  ['cabbage-white', 'cabbage', 'Cabbage', 'shredded', 5, null, 12, 'raw'],
  ['cabbage-savoy', 'savoy cabbage', 'Savoy Cabbage', 'shredded', 5, null, 10],
  ['kale', 'kale', 'Kale', 'torn', 3, null, 6, 'leaf'],
  ['spinach', 'spinach', 'Spinach', null, 2, null, 2, 'rawLeaf'],
  ['chard-swiss', 'Swiss chard', 'Swiss Chard', 'shredded', 3, null, 4, 'leaf'],
  ['eggplant', 'eggplant', 'Eggplant', 'cubed', 8, 25, 12],
  ['squash-butternut', 'squash', 'Butternut Squash', 'cubed', null, 25, 15, 'starchy'],
  ['sweet-potato', 'sweet potato', 'Sweet Potato', 'cubed', null, 25, 15, 'starchy'],
  ['brussels-sprout', 'Brussels sprouts', 'Brussels Sprouts', 'halved', 8, 22, 10],
  ['tomato-cherry', 'cherry tomatoes', 'Cherry Tomatoes', 'halved', 3, 15, 6, 'raw'],
  ['fennel', 'fennel', 'Fennel', 'thinly sliced', 6, 22, 12, 'raw'],
  ['leek', 'leek', 'Leek', 'sliced', 5, 20, 8],
  ['parsnip', 'parsnips', 'Parsnips', 'cut into batons', null, 25, 14, 'starchy'],
  ['beetroot-cooked', 'beets', 'Beets', 'cut into wedges', null, 15, null, 'raw'],
  ['okra', 'okra', 'Okra', 'sliced', 6, null, 10],
  ['bean-sprouts', 'bean sprouts', 'Bean Sprouts', null, 2, null, null],
  ['cucumber', 'cucumber', 'Cucumber', 'sliced', null, null, null, 'raw'],
  ['radish', 'radishes', 'Radishes', 'thinly sliced', null, null, null, 'raw'],
  ['tomato', 'tomato', 'Tomato', 'diced', null, null, 8, 'raw'],
  ['lettuce-romaine', 'romaine lettuce', 'Romaine', 'shredded', null, null, null, 'rawLeaf'],
  ['arugula', 'arugula', 'Arugula', null, null, null, null, 'rawLeaf'],
  ['edamame', 'edamame', 'Edamame', 'shelled', 4, null, 5, 'starchy'],
];

const LEAVES = [25, 40, 50] as const;
const USUAL = [75, 100, 125, 150] as const;

export const VEGETABLES: readonly Vegetable[] = ROWS.map(
  ([food, said, titled, note, fry, roast, simmer, kind]) => ({
    ...{ food, said, titled, note, fry, roast, simmer },
    grams: kind === 'leaf' || kind === 'rawLeaf' ? LEAVES : USUAL,
    isRaw: kind === 'raw' || kind === 'rawLeaf',
    isStarchy: kind === 'starchy',
  }),
);

const byFood = new Map(VEGETABLES.map((vegetable) => [vegetable.food, vegetable]));

/** Returns these vegetables, and fails at startup for one that is not in the larder. */
export const vegetables = (...foods: string[]): Vegetable[] =>
  foods.map((food) => {
    const found = byFood.get(food);
    if (!found) throw new Error(`The larder has no ${food}`);
    return found;
  });
