import { expect, test } from '@jest/globals';
import { seedLibrary, staples } from '../../../../test/generator/seed-library.js';
import { aWish } from '../../../../test/generator/wishes.js';
import { cookedServings, type PlanMeal } from '../../plan-model/index.js';
import { placeKey } from '../../plan-model/leftovers.js';
import { DEFAULT_RULES } from '../../plan-model/rules/index.js';
import { RecipeColumns } from '../recipe-columns/recipe-columns.js';
import { planWeek } from './plan-week.js';

const recipes = seedLibrary();
const makesOf = new Map(recipes.map(({ id, kitchen }) => [id, kitchen.makes]));
const columns = new RecipeColumns(staples());
columns.upsert(recipes);

/** A week has few recipes for several servings. */
const WEEKS = 24;

/** Returns what several weeks cook of recipes for several servings. */
function batches(wholeRecipes: boolean) {
  const wish = aWish({ rules: { ...DEFAULT_RULES, wholeRecipes } });
  return Array.from({ length: WEEKS }, (_, seed) => {
    const meals = planWeek(columns, { wish, viewerId: 'me', seed: 1 + seed, kept: [], deadlineMs: 60_000 });
    if (!meals) throw new Error('no plan was found');
    return batchesOf(meals).filter(({ makes }) => makes > 1);
  }).flat();
}

function batchesOf(meals: readonly PlanMeal[]) {
  const byCook = Map.groupBy(meals, (meal) => placeKey(meal.leftoverOf ?? meal));
  return [...byCook.values()].map((eaten) => ({
    makes: makesOf.get(eaten[0]?.recipeId ?? '') ?? 1,
    eaten: eaten.reduce((sum, { servings }) => sum + servings, 0),
  }));
}

const isWhole = ({ makes, eaten }: { makes: number; eaten: number }) =>
  cookedServings(makes, eaten) % makes === 0;

test('most recipes for several servings are eaten whole, far more than where nobody asks for it', () => {
  const [asked, unasked] = [batches(true), batches(false)];
  const [ofAsked, ofUnasked] = [asked, unasked].map((all) => all.filter(isWhole).length / all.length);
  expect(ofAsked).toBeGreaterThan(0.6);
  expect(ofAsked).toBeGreaterThan(1.3 * (ofUnasked ?? 1));
});
