import { type Food, foods, type Portion, splitWords } from '../../foods/index.js';

/** A lighter food is no main ingredient of a dish. */
const MIN_SHARE_OF_WEIGHT = 0.1;

/** Words for more than one food, as they are asked for. Every other word is read as a part of the names of foods. */
const GROUPS: Record<string, (food: Food) => boolean> = {
  fish: ({ aisle, allergens, main }) => main !== null && aisle === 'meat' && allergens.includes('fish'),
  seafood: ({ aisle, allergens, main }) =>
    main !== null &&
    aisle === 'meat' &&
    allergens.some((one) => one === 'fish' || one === 'crustaceans' || one === 'molluscs'),
  meat: ({ aisle, allergens, main }) => main !== null && aisle === 'meat' && allergens.length === 0,
  poultry: ({ main }) => ['chicken', 'turkey', 'duck'].includes(main ?? ''),
  prawn: ({ main }) => main === 'shrimp',
  mince: ({ id }) => id.includes('-ground') && !id.includes('cooked'),
  berry: ({ main }) => main === 'berries',
};

const mains = new Map(
  [...foods.values()].flatMap(({ main }) =>
    main ? [[keyOf(main.replaceAll('_', ' ')), main] as const] : [],
  ),
);

/** The names of each food before their first comma, as they are compared. */
const heads = new Map(
  [...foods.values()].map(({ id, name, aliases }) => [
    id,
    [name, ...aliases].map((one) => ` ${keyOf(one.split(',')[0] ?? '')}`),
  ]),
);

/**
 * Says for each food whether a word like "chicken", "fish", or "brown rice" means it. Words at the end of a name say
 * what it is: "beef tomato" is no beef, and almond butter no almond.
 */
export function foodsCalled(text: string): (food: Food) => boolean {
  const key = keyOf(text);
  const group = GROUPS[key];
  if (group) return group;
  const meant = mains.get(key);
  if (meant) return ({ main }) => main === meant;
  return ({ id }) => key !== '' && (heads.get(id) ?? []).some((head) => head.endsWith(` ${key}`));
}

function keyOf(text: string): string {
  return splitWords(text).join(' ');
}

/** Says whether this food is a main ingredient: a tenth of the weight is of foods that the words mean. */
export function isMadeOf(text: string, portions: readonly Portion[]): boolean {
  const isMeant = foodsCalled(text);
  const solid = portions.filter(({ food }) => food.id !== 'water' && food.id !== 'ice');
  const sumOf = (some: readonly Portion[]) => some.reduce((sum, { grams }) => sum + grams, 0);
  return sumOf(solid.filter(({ food }) => isMeant(food))) >= MIN_SHARE_OF_WEIGHT * sumOf(solid);
}
