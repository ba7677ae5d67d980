import { AppError } from '../../../platform/errors/app-error.js';
import type { Unit } from '../../foods/index.js';
import { allergenName, foods, type Portion } from '../../foods/index.js';
import { contentOf, type RecipeContent, writtenLine } from '../../recipes/index.js';
import { excludedFood } from '../../wish-reader/index.js';
import { type ExistingRecipes, MAX_SHARED_WEIGHT } from '../proposals/existing-recipes.js';
import type { GenerationOrder } from '../proposals/order.js';
import type { Proposal } from '../proposals/proposal.js';
import { isRefused, type Refused, refuse } from '../proposals/refused.js';
import { askedRanges, outOfRange } from './asked-ranges.js';
import { malformedIn } from './form.js';
import { isMadeOf } from './main-ingredient.js';
import { implausibleIn } from './plausible.js';

interface Checked {
  content: RecipeContent;
  portions: Portion[];
}

/**
 * Turns a proposal of any engine into a recipe, or into the first reason why it is none. The recipe has numbers, tags,
 * and allergens that are computed from its foods, and is within everything that the order asks for.
 */
export function accept(
  proposal: Proposal,
  order: GenerationOrder,
  existing: ExistingRecipes,
): { content: RecipeContent } | Refused {
  const malformed = malformedIn(proposal);
  if (malformed) return refuse('malformed', malformed);
  const read = readFoods(proposal);
  if (isRefused(read)) return read;
  const lines = read.content.ingredients.map(writtenLine);
  const implausible = implausibleIn({ proposal, lines, ...read, nutrition: read.content.nutrition });
  if (implausible) return refuse('implausible', implausible);
  const outside = outsideOf(order, read);
  if (outside) return refuse('outOfRange', outside);
  const alike = alikeIn(read.content, existing);
  return alike ? refuse('tooAlike', alike) : { content: read.content };
}

/** Every food has to be known and weighed, because the numbers and allergens would otherwise be wrong. */
function readFoods({ steps, ingredients, ...said }: Proposal): Checked | Refused {
  const lines = ingredients.map((one) => writtenLine({ ...one, unit: one.unit as Unit | null }));
  const content = orProblem(() =>
    contentOf({
      ...said,
      name: said.name.trim(),
      cuisine: said.cuisine?.trim().toLowerCase() ?? null,
      ingredients: lines,
      instructions: steps.map((step) => step.trim()).join('\n'),
      nutrition: null,
      dietaryTags: null,
    }),
  );
  if (typeof content === 'string') return refuse('unmatched', content);
  const portions = content.ingredients.map(({ foodId, grams, name }) => {
    const food = foods.get(foodId ?? '');
    return food && grams !== null ? { food, grams } : name;
  });
  const unweighed = portions.find((one) => typeof one === 'string');
  if (unweighed !== undefined) return refuse('unmatched', `The weight of ${unweighed} is not known`);
  return { content, portions: portions.filter((one) => typeof one !== 'string') };
}

/** Returns the content, or the text of the expected failure that prevents it. */
function orProblem(read: () => RecipeContent): RecipeContent | string {
  try {
    return read();
  } catch (error) {
    // An engine gets only the first of several problems, without the advice for people who fill in a form.
    if (error instanceof AppError) return Object.values(error.fields ?? {})[0]?.[0] ?? error.message;
    throw error;
  }
}

function outsideOf(order: GenerationOrder, { content, portions }: Checked): string | null {
  const { mealTypes, prepTimeMinutes, cookTimeMinutes, restTimeMinutes = 0, nutrition } = content;
  if (order.mealTypes.length > 0 && !order.mealTypes.some((type) => mealTypes.includes(type)))
    return `It is for ${mealTypes.join(' and ')}, and ${order.mealTypes.join(' or ')} was asked for`;
  const minutes = prepTimeMinutes + cookTimeMinutes + restTimeMinutes;
  if (order.maxPrepTime !== null && minutes > order.maxPrepTime)
    return `It takes ${minutes} minutes, and at most ${order.maxPrepTime} were asked for`;
  const lacking = order.dietaryTags.find((tag) => !nutrition.dietaryTags.includes(tag));
  if (lacking) return `It is not ${lacking}`;
  const excluded = excludedIn(order, portions);
  if (excluded) return excluded;
  if (order.mainIngredient && !isMadeOf(order.mainIngredient, portions))
    return `It is not made of ${order.mainIngredient}`;
  return outOfRange(nutrition.perServing, askedRanges(order, mealTypes));
}

/** Says which ingredient must not be in it, and why, or returns null. */
function excludedIn(
  { excludedAllergens, excludedFoods }: GenerationOrder,
  portions: Portion[],
): string | null {
  for (const allergen of excludedAllergens) {
    const found = portions.find(({ food }) => food.allergens.includes(allergen));
    if (found) return `It contains ${found.food.name}, and ${allergenName(allergen)} must be left out`;
  }
  for (const name of excludedFoods) {
    const excluded = excludedFood(name)?.foodIds ?? [];
    const found = portions.find(({ food }) => excluded.includes(food.id));
    if (found) return `It contains ${found.food.name}, and ${name} must be left out`;
  }
  return null;
}

function alikeIn({ name, ingredients }: RecipeContent, existing: ExistingRecipes): string | null {
  if (existing.hasName(name)) return `There is already a recipe called ${name}`;
  const nearest = existing.nearest(ingredients);
  return nearest && nearest.shared > MAX_SHARED_WEIGHT
    ? `${Math.round(nearest.shared * 100)} % of its weight is of the same foods as ${nearest.name}`
    : null;
}
