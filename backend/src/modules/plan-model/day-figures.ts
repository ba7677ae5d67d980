import { type Food, foods } from '../foods/index.js';
import { listEaten } from './meal-sides.js';
import type { Plan, PlanRecipe } from './plan.js';
import { recipesById } from './plan-facts.js';
import { kitchenMinutesOf } from './recipe-times.js';

/** The figures of a day besides energy and macros, added up from its recipes and their ingredients. */
export interface DayFigures {
  day: number;
  fiberGrams: number;
  sodiumMg: number;
  /** Fruit and vegetables as they are bought. Potatoes, pulses, and juice do not count. */
  produceGrams: number;
  /** The time of preparing and cooking, for each meal that of its longest recipe. Leftovers take none. */
  kitchenMinutes: number;
  /** False if an ingredient is unknown or was not weighed, so that there is at least this much. */
  isWhole: boolean;
}

/** The figures that one serving of a recipe adds to a day. */
export type ServingFigures = Omit<DayFigures, 'day' | 'kitchenMinutes'>;

/** A recipe that is missing counts as nothing. */
export function figuresOfDays(plan: Pick<Plan, 'days' | 'meals' | 'recipes'>): DayFigures[] {
  const recipes = recipesById(plan);
  const perServing = new Map(plan.recipes.map((recipe) => [recipe.id, figuresOfServing(recipe)]));
  return Array.from({ length: plan.days }, (_, index) => {
    const meals = plan.meals.filter(({ day }) => day === index + 1);
    const eaten = meals
      .flatMap(listEaten)
      .map(({ recipeId, servings }) => portion(perServing.get(recipeId) ?? NOTHING, servings));
    const { fiberGrams, sodiumMg, produceGrams, isWhole } = eaten.reduce(sumOf, NOTHING);
    return {
      day: index + 1,
      fiberGrams: Math.round(fiberGrams),
      sodiumMg: Math.round(sodiumMg),
      produceGrams: Math.round(produceGrams),
      kitchenMinutes: meals.reduce((sum, meal) => sum + kitchenMinutesOf(meal, recipes), 0),
      isWhole,
    };
  });
}

const NOTHING: ServingFigures = { fiberGrams: 0, sodiumMg: 0, produceGrams: 0, isWhole: true };

/** Fiber is what the recipe states, as in certificates. Only where it states none is it counted from the foods. */
export function figuresOfServing({
  ingredientsJson,
  servings,
  fibreGrams,
}: Pick<PlanRecipe, 'ingredientsJson' | 'servings' | 'fibreGrams'>): ServingFigures {
  const whole = ingredientsJson.map(({ foodId, grams }): ServingFigures => {
    const food = foods.get(foodId ?? '');
    if (!food || grams === null) return { ...NOTHING, isWhole: false };
    return {
      fiberGrams: (food.per100g.fibre * grams) / 100,
      sodiumMg: (food.per100g.sodium * grams) / 100,
      produceGrams: isFruitOrVegetable(food) ? grams : 0,
      isWhole: true,
    };
  });
  const counted = portion(whole.reduce(sumOf, NOTHING), 1 / servings);
  return { ...counted, fiberGrams: fibreGrams ?? counted.fiberGrams };
}

const portion = (counted: ServingFigures, share: number): ServingFigures => ({
  fiberGrams: counted.fiberGrams * share,
  sodiumMg: counted.sodiumMg * share,
  produceGrams: counted.produceGrams * share,
  isWhole: counted.isWhole,
});

const sumOf = (sum: ServingFigures, one: ServingFigures): ServingFigures => ({
  fiberGrams: sum.fiberGrams + one.fiberGrams,
  sodiumMg: sum.sodiumMg + one.sodiumMg,
  produceGrams: sum.produceGrams + one.produceGrams,
  isWhole: sum.isWhole && one.isWhole,
});

/** The World Health Organization counts neither starchy roots nor pulses. Tofu and tempeh are sold beside vegetables. */
const NOT_COUNTED =
  /^(potato|sweet-potato|french-fries|hash-brown|cassava|plantain|chestnut|coconut|edamame|tofu|tempeh|.*-juice$|.*-zest$)/;

/** Vegetables and fruit from the shelf. */
const FROM_THE_SHELF =
  /^(tomatoes-|tomato-(passata|sauce)|artichoke-canned|corn-canned|peppers-roasted|sauerkraut|kimchi|applesauce|(apple|apricot|fig|cranberry)-dried|date|prune|raisin)/;

const isFruitOrVegetable = ({ id, aisle }: Food): boolean =>
  aisle === 'produce' ? !NOT_COUNTED.test(id) : FROM_THE_SHELF.test(id);
