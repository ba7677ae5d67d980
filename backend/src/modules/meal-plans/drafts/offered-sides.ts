import { certify, type DayCheck, type RuleName } from '../../plan-certificate/index.js';
import {
  amountsOfSide,
  listEaten,
  MAX_SIDES_OF_MEAL,
  type MealPlace,
  type Plan,
  type PlanMeal,
  type PlanRecipe,
  recipeOf,
  recipesById,
} from '../../plan-model/index.js';
import type { SideKind } from '../../recipes/index.js';
import { type ClosestServings, closestServings, missingOn } from './closest-servings.js';
import { mealAt, withSides } from './meal-changes.js';
import { effectOf, type OfferedSwap, type ReplacedMeal, replacedMeal } from './offered-swap.js';
import type { KnownSide } from './side.queries.js';

/** A side as it could be eaten beside the dish of a meal. */
export type OfferedSide = Omit<OfferedSwap, 'forPot'>;

/** A side in the amount that brings the day closest to its targets. */
export interface RankedSide extends ClosestServings {
  id: string;
}

const MAX_RANKED = 60;

/** Chooses among the sides that could go beside a meal, those first that bring the day closest to its targets. */
export function rankSides(plan: Plan, place: MealPlace, known: readonly KnownSide[]): RankedSide[] {
  const meal = mealAt(plan, place);
  if ((meal.sides ?? []).length >= MAX_SIDES_OF_MEAL) return [];
  const there = new Set(listEaten(meal).map(({ recipeId }) => recipeId));
  const kinds = kindsAt(plan, meal);
  const missing = missingOn(plan, place.day);
  return known
    .filter(({ id, side }) => !there.has(id) && !kinds.has(side.kind))
    .map((one) => ({
      id: one.id,
      ...closestServings(one, missing, { targets: plan.targets, choices: amountsOfSide(one.side) }),
    }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_RANKED);
}

/** These kinds are at the meal already. Nobody eats bread with rice beside noodles. */
function kindsAt(plan: Plan, meal: PlanMeal): ReadonlySet<SideKind> {
  const recipes = recipesById(plan);
  const beside = (meal.sides ?? []).flatMap((side) => recipeOf(side, recipes).side?.kind ?? []);
  const isFilling =
    beside.some((kind) => FILLING.includes(kind)) ||
    recipeOf(meal, recipes).mainIngredientTags.some((tag) => STARCHES.has(tag));
  return new Set([...beside, ...(isFilling ? FILLING : [])]);
}

const FILLING: SideKind[] = ['starch', 'bread'];

/** The main ingredients that fill a plate as rice does. */
const STARCHES = new Set([
  ...['amaranth', 'barley', 'bread', 'buckwheat', 'bulgur', 'cassava', 'couscous', 'millet', 'noodles'],
  ...['oats', 'pasta', 'plantain', 'polenta', 'potato', 'quinoa', 'rice', 'spelt', 'sweet potato'],
]);

const MAX_OFFERED = 8;
/** Each is checked with the whole plan, so this bounds the work. */
const MAX_TRIED = 16;
/** A trainer wants to choose between a salad and a fruit, not between eight salads. */
const MAX_OF_KIND = 2;

/** The sides that suit a meal, each with its effect on the day. Those that break a rule come last. */
export function offerSides(
  plan: Plan,
  place: MealPlace,
  ranked: readonly RankedSide[],
  recipes: ReadonlyMap<string, PlanRecipe>,
): OfferedSide[] {
  const meal = checkedMeal(plan, place);
  const kinds = new Map<SideKind, number>();
  const [kept, breaking]: [OfferedSide[], OfferedSide[]] = [[], []];
  for (const { id, servings } of ranked) {
    if (kept.length === MAX_OFFERED || kept.length + breaking.length === MAX_TRIED) break;
    const recipe = recipes.get(id);
    const kind = recipe?.side?.kind;
    if (!recipe || !kind || kinds.get(kind) === MAX_OF_KIND || !isAllowed(plan, place, recipe)) continue;
    const side = offered(meal, { recipe, servings });
    if (side.breaks.length > 0) breaking.push(side);
    else {
      kept.push(side);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  }
  return [...kept, ...breaking].slice(0, MAX_OFFERED);
}

/**
 * A side changes only its day, except for the number of foods. Checking that day alone takes a thirtieth of the time in
 * a month.
 */
function checkedMeal(plan: Plan, place: MealPlace): ReplacedMeal {
  const whole = replacedMeal(plan, place);
  if (plan.rules.maxIngredients !== null) return whole;
  const day = replacedMeal({ ...plan, meals: plan.meals.filter((meal) => meal.day === place.day) }, place);
  return { ...day, broken: new Set([...whole.broken, ...day.broken]) };
}

/** Rules about what a person may eat at all. A side that breaks one of them is never offered. */
const OF_THE_PERSON: ReadonlySet<RuleName> = new Set<RuleName>([
  'dietaryTags',
  'excludedAllergens',
  'excludedFoods',
  'keepsMeatApartFromDairy',
  'lowFat',
]);

/** Checks the side at a meal of its own, because the plan may break the rule elsewhere already. */
function isAllowed(plan: Plan, place: MealPlace, recipe: PlanRecipe): boolean {
  const { leftoverOf: _, ...meal } = withSide(mealAt(plan, place), { recipe, servings: 1 });
  const dish = recipeOf(meal, recipesById(plan));
  const alone = {
    ...plan,
    meals: [{ ...meal, sides: meal.sides?.slice(-1) ?? [] }],
    recipes: [dish, recipe],
  };
  const before = { ...alone, meals: [{ ...meal, sides: [] }] };
  const known = new Set(breachesOf(before));
  return breachesOf(alone).every((breach) => known.has(breach));
}

const breachesOf = (plan: Plan): string[] =>
  certify(plan)
    .rules.filter(({ rule }) => OF_THE_PERSON.has(rule))
    .flatMap(({ breaches }) => breaches);

type Side = Pick<OfferedSide, 'recipe' | 'servings'>;

const withSide = (meal: PlanMeal, { recipe, servings }: Side): PlanMeal => ({
  ...meal,
  sides: [...(meal.sides ?? []), { recipeId: recipe.id, servings }],
});

function offered(meal: ReplacedMeal, side: Side): OfferedSide {
  const { plan, place } = meal;
  const { sides = [] } = withSide(mealAt(plan, place), side);
  const { days, breaks } = effectOf(meal, {
    ...plan,
    recipes: [...plan.recipes.filter(({ id }) => id !== side.recipe.id), side.recipe],
    meals: withSides(plan.meals, place, sides),
  });
  return { ...side, day: days[place.day - 1] as DayCheck, breaks };
}
