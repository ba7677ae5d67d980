import type { Food } from '../foods/index.js';

/** Foods that are cut or washed ahead in the same way. */
export interface Family {
  name: 'aromatics' | 'firm vegetables' | 'soft vegetables' | 'leaves' | 'fruit';
  foods: RegExp;
}

/** Families in the order in which they are cut. */
export const FAMILIES: Family[] = [
  {
    name: 'aromatics',
    foods: /^(onion(-red|-spring)?|shallot|leek|garlic|ginger|chili-(red|green)|jalapeno|lemongrass)$/,
  },
  {
    name: 'firm vegetables',
    foods:
      /^(carrot|celery|celeriac|parsnip|turnip|rutabaga|kohlrabi|daikon|radish|beetroot|cabbage-(red|white|savoy|napa)|cauliflower|broccoli|broccoli-rabe|brussels-sprout|fennel|squash-.*|pumpkin|sweet-potato|bean-green|asparagus|jicama)$/,
  },
  {
    name: 'soft vegetables',
    foods: /^(bell-pepper-(red|green|yellow)|zucchini|eggplant|mushroom-(?!shiitake-dried).*|cucumber|okra)$/,
  },
  {
    name: 'leaves',
    foods:
      /^(spinach|kale|chard-swiss|collard-greens|bok-choy|lettuce-.*|arugula|watercress|endive|radicchio|chicory)$/,
  },
  { name: 'fruit', foods: /^(mango|pineapple|melon-.*|papaya|watermelon|pomegranate)$/ },
];

export const familyOf = ({ id }: Food): Family | null => FAMILIES.find(({ foods }) => foods.test(id)) ?? null;

/** Foods that would be brown, soft, or limp by the time they are eaten if cut now. */
const OF_THE_DAY =
  /^(avocado|banana|apple|apple-green|pear|peach|nectarine|potato.*|tomato(-cherry|-plum)?|fig|strawberry|raspberry|blueberry|blackberry|(basil|dill|mint|parsley)-fresh|cilantro|chives)$/;

export const isOfTheDay = ({ id }: Food): boolean => OF_THE_DAY.test(id);
