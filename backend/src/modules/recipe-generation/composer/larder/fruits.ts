import { type Part, part, type Thing } from '../draft.js';

export interface Fruit extends Thing {
  grams: readonly number[];
  note: string | null;
  /** The note where it goes into a blender, which takes berries as they are. */
  blended: string | null;
  /** Whether it can be bought frozen or cut and thickens a smoothie. */
  blends: boolean;
  /** Fruits low in sugar suit a diet with few carbs. */
  isBerry: boolean;
}

type Row = readonly [
  food: string,
  said: string,
  titled: string,
  note: string | null,
  kind?: 'blends' | 'berry',
];

const ROWS: readonly Row[] = [
  ['blueberry', 'blueberries', 'Blueberry', null, 'berry'],
  ['raspberry', 'raspberries', 'Raspberry', null, 'berry'],
  ['strawberry', 'strawberries', 'Strawberry', 'sliced', 'berry'],
  ['blackberry', 'blackberries', 'Blackberry', null, 'berry'],
  ['berries-mixed-frozen', 'berries', 'Mixed Berry', 'thawed', 'berry'],
  ['banana', 'banana', 'Banana', 'sliced', 'blends'],
  ['mango', 'mango', 'Mango', 'diced', 'blends'],
  ['peach', 'peach', 'Peach', 'sliced', 'blends'],
  ['pineapple', 'pineapple', 'Pineapple', 'diced', 'blends'],
  ['cherry', 'cherries', 'Cherry', 'pitted', 'blends'],
  ['kiwi', 'kiwi', 'Kiwi', 'sliced', 'blends'],
  ['apple', 'apple', 'Apple', 'diced'],
  ['pear', 'pear', 'Pear', 'diced'],
  ['orange', 'orange', 'Orange', 'in segments'],
  ['plum', 'plums', 'Plum', 'sliced'],
  ['fig', 'figs', 'Fig', 'quartered'],
  ['grape', 'grapes', 'Grape', 'halved'],
  ['nectarine', 'nectarine', 'Nectarine', 'sliced', 'blends'],
];

export const FRUITS: readonly Fruit[] = ROWS.map(([food, said, titled, note, kind]) => ({
  ...{ food, said, titled, note },
  grams: [60, 75, 100, 125],
  blended: kind === 'berry' ? null : note,
  blends: kind !== undefined,
  isBerry: kind === 'berry',
}));

export interface Nut extends Thing {
  note: string | null;
}

const nut = (food: string, said: string, titled: string, note: string | null = 'chopped'): Nut => ({
  ...{ food, said, titled, note },
});

export const NUTS: readonly Nut[] = [
  nut('walnut', 'walnuts', 'Walnut'),
  nut('almond', 'almonds', 'Almond'),
  nut('pecan', 'pecans', 'Pecan'),
  nut('hazelnut', 'hazelnuts', 'Hazelnut'),
  nut('pistachio', 'pistachios', 'Pistachio'),
  nut('cashew', 'cashews', 'Cashew'),
  nut('macadamia', 'macadamia nuts', 'Macadamia'),
  nut('pumpkin-seed', 'pumpkin seeds', 'Pumpkin Seed', null),
  nut('sunflower-seed', 'sunflower seeds', 'Sunflower Seed', null),
  nut('hemp-seed', 'hemp seeds', 'Hemp Seed', null),
  nut('coconut-desiccated', 'coconut', 'Coconut', null),
];

/** Kinds of milk in the order in which cooks take them. */
export const milks = (amounts: readonly number[]): Part[] => [
  part('milk-semi-skimmed', 'milk', 'ml', amounts),
  part('milk-soy', 'soy milk', 'ml', amounts),
  part('milk-almond', 'almond milk', 'ml', amounts),
  part('milk-oat', 'oat milk', 'ml', amounts),
];

/** Almond milk has hardly any sugar. */
export const LEAN_MILK = part('milk-almond', 'almond milk', 'ml', [150, 200, 250]);

export const powders = (amounts: readonly number[]): Part[] => [
  part('whey-protein', 'whey protein', 'g', amounts),
  part('pea-protein', 'pea protein', 'g', amounts),
  part('soy-protein', 'soy protein', 'g', amounts),
];
