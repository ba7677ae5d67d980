import type { DietaryTag } from '../../foods/index.js';
import type { MealType } from '../recipe.entity.js';
import type { RecipeFilter } from '../recipe-filters.js';
import type { RulePattern } from './bounds.js';

const HIGH_FIBER_GRAMS = 7;
const LOW_CALORIES = 400;
const LOW_FAT_GRAMS = 10;

const kind = (words: string, label: string, filter: Partial<RecipeFilter>): RulePattern => ({
  pattern: new RegExp(` (?:${words})(?= )`),
  read: () => ({ label, filter }),
});

const tagged = (words: string, label: string, tag: DietaryTag) => kind(words, label, { dietaryTags: [tag] });

const meal = (words: string, label: string, type: MealType) => kind(words, label, { mealTypes: [type] });

/** Words for diets, and for properties of a recipe as a whole. */
export const KINDS: RulePattern[] = [
  tagged('high(?: in)? protein|protein rich|rich in protein|eiweissreich', 'high protein', 'high-protein'),
  tagged('low(?: in)? carbs?|low carbohydrates?|reduced carbs?', 'low carb', 'low-carb'),
  tagged('keto|ketogenic', 'keto', 'keto'),
  tagged('paleo', 'paleo', 'paleo'),
  tagged(
    'vegans?|plant based|no animal products|without animal products|vegano|vegana|vegane',
    'vegan',
    'vegan',
  ),
  tagged(
    'vegetarians?|veggie|(?:no|without|ohne|sin|sans) (?:any )?(?:meat|fleisch|carne|viande)|meat free|meatless|fleischlos|vegetarisch|vegetarisches|vegetariano|vegetarien',
    'vegetarian',
    'vegetarian',
  ),
  kind(
    '(?:gluten|wheat) free|(?:no|without|free of|free from|ohne|sin|sans) (?:any )?gluten|glutenfrei|glutenfreies?',
    'gluten-free',
    { dietaryTags: ['gluten-free'], excludedAllergens: ['gluten'] },
  ),
  kind(
    'high(?: in)? (?:fiber|fibre)|(?:fiber|fibre) rich|rich in (?:fiber|fibre)',
    'high fiber (7 g or more)',
    {
      minFiber: HIGH_FIBER_GRAMS,
    },
  ),
  kind('low(?: in)? calories?|low cal|low kcal|kalorienarm', `up to ${LOW_CALORIES} kcal`, {
    maxCalories: LOW_CALORIES,
  }),
  kind('low(?: in)? fat|fettarm', `up to ${LOW_FAT_GRAMS} g fat`, { maxFat: LOW_FAT_GRAMS }),
  kind('no cook|no cooking|without cooking|no bake|uncooked', 'no cooking', { maxCookTime: 0 }),
];

export const MEALS: RulePattern[] = [
  meal(
    'breakfasts?|brunch|fruhstuck|desayunos?|petit dejeuner|petits dejeuners|colazione',
    'breakfast',
    'breakfast',
  ),
  meal('lunch|lunches|mittagessen|almuerzos?|dejeuner|pranzo', 'lunch', 'lunch'),
  meal('dinners?|suppers?|abendessen|cenas?|diner', 'dinner', 'dinner'),
  meal('snacks?|snacking|zwischenmahlzeit|merienda|gouter', 'snack', 'snack'),
];

const QUICK = / (?:quick|fast|speedy|schnell|schnelles|rapido|rapide)(?= )/;
const QUICK_MINUTES = 30;
const QUICK_SMALL_MINUTES = 20;

/** The limit for "quick" is lower for breakfasts and snacks than for lunch and dinner. */
export const quickness = (mealTypes: readonly MealType[]): RulePattern => ({
  pattern: QUICK,
  read: () => {
    const isSmall =
      mealTypes.length > 0 && mealTypes.every((type) => type === 'breakfast' || type === 'snack');
    const minutes = isSmall ? QUICK_SMALL_MINUTES : QUICK_MINUTES;
    return { label: `quick (up to ${minutes} min)`, filter: { maxTotalTime: minutes } };
  },
});
