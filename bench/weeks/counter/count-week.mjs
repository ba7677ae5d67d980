import { cookedDishes, ingredientsNeeded } from './cooked-dishes.mjs';
import { eatenMeals, gramsOf, sumOf } from './eaten-meals.mjs';
import { handsOnMinutesOf, minutesOf } from './kitchen.mjs';
import { nutrientsOf } from './nutrients.mjs';
import { packageRests, purchasesOf } from './purchases.mjs';

export const MAX_SODIUM_MG = 2300;
export const MIN_PRODUCE_GRAMS = 400;
const LARGE_PORTION = 1.5;
const HEAVY_GRAMS = 850;
const TOO_HEAVY_GRAMS = 900;

/**
 * Counts what it takes to live by a finished plan. It reads only the plan and shares nothing with the generator. Of
 * the product it gets the table of foods, the packages of a shop, and the certificate.
 */
export function countWeek(plan, { foods, choosePackages, certify }) {
  const meals = eatenMeals(plan);
  const days = Array.from({ length: plan.days }, (_, at) => countDay(at + 1, meals, foods));
  const dishes = cookedDishes(meals, plan.rules);
  const needed = ingredientsNeeded(dishes, meals);
  const purchases = purchasesOf(needed, foods);
  const shareOf = (isSuch) => meals.filter(isSuch).length / meals.length;
  const grams = meals.map(gramsOf);
  return {
    days,
    ...ofPurchases(purchases, choosePackages),
    ...ofDays(days),
    largePortions: shareOf(({ dish }) => dish.servings > LARGE_PORTION),
    heaviest: Math.max(...grams),
    over850: grams.filter((one) => one > HEAVY_GRAMS).length,
    over900: grams.filter((one) => one > TOO_HEAVY_GRAMS).length,
    recipes: new Set(meals.map(({ dish }) => dish.recipe.id)).size,
    leftovers: shareOf(({ isLeftover }) => isLeftover),
    eaten: sumOf(meals, gramsOf) / sumOf(needed, ({ grams }) => grams),
    smallPots: shareOfSmall(dishes),
    withSides: shareOf(({ sides }) => sides.length > 0),
    ...ofCertificate(certify(plan)),
  };
}

function countDay(day, meals, foods) {
  const eaten = meals.filter((meal) => meal.day === day);
  return {
    day,
    ...nutrientsOf(eaten, foods),
    minutes: sumOf(eaten, minutesOf),
    handsOn: sumOf(eaten, handsOnMinutesOf),
    repeatsMain: repeats(eaten, ({ mainIngredientTags }) => mainIngredientTags),
    repeatsHeaviest: repeats(eaten, ({ mainIngredientTags }) => mainIngredientTags.slice(0, 1)),
  };
}

/** Whether two meals of the day share one of these ingredients of their dishes, and do not come from one pot. */
function repeats(meals, ingredientsOf) {
  const pots = new Map(meals.map(({ pot, dish }) => [pot, new Set(ingredientsOf(dish.recipe))]));
  const named = [...pots.values()].flatMap((ingredients) => [...ingredients]);
  return new Set(named).size < named.length;
}

const ofPurchases = (purchases, choosePackages) => ({
  foods: purchases.filter(({ isStaple }) => !isStaple).length,
  foodsWithStaples: purchases.length,
  ...packageRests(purchases, choosePackages),
});

function ofDays(days) {
  const meanOf = (value) => sumOf(days, value) / days.length;
  const fibers = days.map(({ fiber }) => fiber);
  return {
    minutes: meanOf(({ minutes }) => minutes),
    handsOn: meanOf(({ handsOn }) => handsOn),
    sodium: meanOf(({ sodium }) => sodium),
    daysOverSodium: days.filter(({ sodium }) => sodium > MAX_SODIUM_MG).length,
    fiber: meanOf(({ fiber }) => fiber),
    leastFiber: Math.min(...fibers),
    mostFiber: Math.max(...fibers),
    produce: meanOf(({ produce }) => produce),
    daysOfProduce: meanOf(({ produce }) => (produce >= MIN_PRODUCE_GRAMS ? 1 : 0)),
    mainTwice: days.filter(({ repeatsMain }) => repeatsMain).length,
    heaviestTwice: days.filter(({ repeatsHeaviest }) => repeatsHeaviest).length,
  };
}

/** Small pots show the other side of eating all that is cooked: dishes of which less than half of the recipe is made. */
const shareOfSmall = (dishes) =>
  dishes.filter(({ recipe, made }) => made < recipe.servings / 2).length / dishes.length;

const ofCertificate = ({ days, rules }) => ({
  daysWithin: days.filter(({ holds }) => holds).length,
  brokenRules: rules.filter(({ holds }) => !holds).map(({ rule }) => rule),
});
