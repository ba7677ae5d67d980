import type { Portion } from '../../foods/index.js';
import { type RecipeNutrition, readStepTimes } from '../../recipes/index.js';
import type { Proposal } from '../proposals/proposal.js';
import { unlistedFood, unusedFood } from './named-foods.js';

const MAX_GRAMS_OF_SERVING = 900;
const MIN_GRAMS_OF_SERVING = 20;
const MAX_KCAL_OF_SERVING = 1300;
const MIN_KCAL_OF_SNACK = 50;
const MIN_KCAL_OF_MEAL = 120;
const MAX_SODIUM_MG = 1500;

/** More of these in one serving is a slip of the pen. */
const MAX_GRAMS_OF_FOOD: [foods: RegExp, grams: number][] = [
  [/^salt$/, 3],
  [/^oil-/, 45],
  [/^(?:butter|butter-salted|ghee|margarine|mayonnaise.*)$/, 60],
  [/^(?:sugar|honey|maple-syrup|agave-syrup)/, 60],
  [/^(?:pepper-|cayenne|cinnamon|cumin|turmeric|nutmeg|clove-)/, 8],
  [/^(?:baking-|yeast-dry)/, 8],
];

/** Shorter waits pass while something else is done. */
const MIN_WAIT_MINUTES = 20;

interface Dish {
  proposal: Proposal;
  portions: Portion[];
  lines: string[];
  nutrition: RecipeNutrition;
}

/** Says why no cook would make the dish, or returns null. */
export function implausibleIn({ proposal, portions, lines, nutrition }: Dish): string | null {
  const { steps, servings } = proposal;
  const unlisted = unlistedFood({ portions, lines }, steps);
  if (unlisted) return `The steps name ${unlisted}, which is no ingredient`;
  const unused = unusedFood({ portions, lines }, steps);
  if (unused) return `No step uses the ${unused}`;
  return wrongWeight(portions, servings) ?? wrongNumbers(proposal, nutrition) ?? wrongWaits(proposal);
}

function wrongWeight(portions: Portion[], servings: number): string | null {
  const grams = portions.reduce((sum, portion) => sum + portion.grams, 0) / servings;
  if (grams > MAX_GRAMS_OF_SERVING) return `A serving weighs ${Math.round(grams)} g`;
  if (grams < MIN_GRAMS_OF_SERVING) return `A serving weighs only ${Math.round(grams)} g`;
  for (const [foods, most] of MAX_GRAMS_OF_FOOD) {
    const found = portions.filter(({ food }) => foods.test(food.id));
    const own = found.reduce((sum, portion) => sum + portion.grams, 0) / servings;
    if (own > most) return `A serving has ${Math.round(own)} g of ${found[0]?.food.name}`;
  }
  return null;
}

function wrongNumbers({ mealTypes }: Proposal, { perServing }: RecipeNutrition): string | null {
  const least = mealTypes.includes('snack') ? MIN_KCAL_OF_SNACK : MIN_KCAL_OF_MEAL;
  const { kcal, sodium = 0 } = perServing;
  if (kcal < least || kcal > MAX_KCAL_OF_SERVING) return `A serving has ${kcal} kcal`;
  return sodium > MAX_SODIUM_MG ? `A serving has ${sodium} mg of sodium` : null;
}

function wrongWaits({ steps, prepTimeMinutes, cookTimeMinutes, restTimeMinutes }: Proposal): string | null {
  const { times } = readStepTimes(steps.join('\n'));
  const waits = times.filter(({ attention, minutes }) => attention === 'rest' && minutes >= MIN_WAIT_MINUTES);
  const waited = waits.reduce((sum, { minutes }) => sum + minutes, 0);
  if (waited > restTimeMinutes)
    return `The steps wait for ${waited} minutes, and it rests for ${restTimeMinutes}`;
  const longest = Math.max(
    0,
    ...times.filter(({ attention }) => attention !== 'rest').map(({ minutes }) => minutes),
  );
  const active = prepTimeMinutes + cookTimeMinutes;
  return longest > active ? `A step takes ${longest} minutes, and the recipe ${active}` : null;
}
