import type {
  GeneratorRecipe,
  KitchenFacts,
} from '../../src/modules/plan-generator/recipe-columns/generator-recipe.js';
import type { MealType } from '../../src/modules/recipes/index.js';

export type Random = () => number;

const TYPES: MealType[] = ['breakfast', 'lunch', 'dinner', 'snack'];
const CUISINES = ['italian', 'thai', 'mexican', 'greek', 'indian', 'french', null];
const TAGS = ['vegetarian', 'vegan', 'gluten-free', 'low-carb', 'high-protein'] as const;
const ALLERGENS = ['gluten', 'milk', 'nuts', 'eggs'] as const;
const FOODS = 200;

/** The first ones are staples. */
export const STAPLES = Array.from({ length: 12 }, (_, number) => `food-${number}`);

export const madeUpLibrary = (count: number, random: Random): GeneratorRecipe[] =>
  Array.from({ length: count }, (_, number) => madeUpRecipe(number, random));

function madeUpRecipe(number: number, random: Random): GeneratorRecipe {
  const type = pick(TYPES, random);
  const [least, span] = type === 'snack' ? [80, 250] : type === 'breakfast' ? [200, 350] : [250, 500];
  const kcal = Math.round(least + span * random());
  const protein = 0.1 + 0.35 * random() * random();
  const fat = 0.15 + 0.35 * random();
  const prepMinutes = 5 + Math.floor(40 * random());
  const ratings = random() < 0.5 ? 0 : Math.ceil(20 * random());
  return {
    id: `recipe-${String(number).padStart(5, '0')}`,
    ownerId: random() < 0.05 ? pick(['me', 'somebody else'], random) : null,
    kcal,
    protein: hundredths((kcal * protein) / 4),
    carbs: hundredths((kcal * (1 - protein - fat)) / 4),
    fat: hundredths((kcal * fat) / 9),
    fiber: fiberOf(number, (kcal * (1 - protein - fat)) / 4),
    prepMinutes,
    totalMinutes: prepMinutes + Math.floor(50 * random()),
    mealTypes: type === 'lunch' && random() < 0.5 ? ['lunch', 'dinner'] : [type],
    dietaryTags: TAGS.filter(() => random() < 0.4),
    allergens: random() < 0.1 ? null : ALLERGENS.filter(() => random() < 0.25),
    cuisine: pick(CUISINES, random),
    mainIngredientTags: random() < 0.05 ? [] : [`main-${Math.floor(20 * random())}`],
    foodIds: [...new Set(Array.from({ length: 8 }, () => `food-${Math.floor(FOODS * random() * random())}`))],
    unknownIngredients: random() < 0.1 ? [pick(['moon cheese', 'dark matter'], random)] : [],
    kitchen: kitchenOf(number, kcal, prepMinutes),
    side: null,
    averageRating: ratings === 0 ? null : 1 + 4 * random(),
    totalRatings: ratings,
  };
}

/** Returns up to a third of the carbs, and null for a few recipes. It uses up no random numbers. */
const fiberOf = (number: number, carbs: number): number | null =>
  number % 17 === 16 ? null : hundredths((carbs * (number % 11)) / 30);

/** No random numbers are used up. */
const kitchenOf = (number: number, kcal: number, prepMinutes: number): KitchenFacts => ({
  makes: 1 + (number % 4),
  handsOnMinutes: prepMinutes,
  sodiumMg: (number % 9) * 120,
  produceGrams: (number % 7) * 60,
  fruitPortions: number % 2,
  grams: kcal * (0.6 + (number % 5) / 4),
  foodGrams: {},
  keptDays: number % 3 === 0 ? 0 : number % 3 === 1 ? 4 : 28,
  form: number % 3 === 0 ? 'bowl' : 'plate',
  isSweet: false,
  isSalad: false,
  hasMeatSubstitute: false,
  starch: number % 2 === 0 ? null : `starch-${number % 4}`,
  protein: `main-${number % 11}`,
});

export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(items.length * random())];
  if (item === undefined) throw new RangeError('there is nothing to pick from');
  return item;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
