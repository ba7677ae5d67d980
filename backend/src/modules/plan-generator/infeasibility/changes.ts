import { allergenName } from '../../foods/index.js';
import {
  MACROS,
  MAX_GRAMS_OF_MEAL,
  type Macro,
  MIN_GRAMS_OF_MEAL,
  type PlanRules,
  type PlanWish,
} from '../../plan-model/index.js';
import type { BlockingRule, WishChange } from '../task.js';

/** One way to ask for less. */
export interface Change {
  rule: BlockingRule;
  label: string;
  change: WishChange;
}

const MINUTES = [15, 20, 30, 45, 60, 90, 120];
const MAX_USES = 7;
const MAX_INGREDIENTS = 50;
const STEPS = 2;

const MAX_MEALS = 6;

/** Another number of meals a day, the nearest first; where meals are kept their places have to stay. */
export function mealCounts({ mealsPerDay }: PlanWish, hasKept: boolean): Change[] {
  if (hasKept) return [];
  return [mealsPerDay + 1, mealsPerDay - 1, mealsPerDay + 2]
    .filter((count) => count >= 1 && count <= MAX_MEALS)
    .map((count) => ({
      rule: 'mealsPerDay',
      label: count === 1 ? 'One meal a day' : `${count} meals a day`,
      change: { mealsPerDay: count },
    }));
}

/** Lists ways to relax each rule that was asked for, the smallest first. Allergens come last, because no one should be led to them. */
export function changesOf(rules: PlanRules): Change[][] {
  return [
    allMinutes(rules),
    minutes(rules, 'maxPrepTime', 'maxPrepTime', 'of prep'),
    minutes(rules, 'weekdayMinutes', 'cookingTime', 'per meal, Monday to Friday'),
    minutes(rules, 'weekendMinutes', 'cookingTime', 'per meal on weekends'),
    calories(rules),
    ...caloriesByType(rules),
    ...macros(rules),
    dailyProtein(rules),
    ingredients(rules),
    uses(rules),
    mealType(rules),
    ...tags(rules),
    meatAndDairy(rules),
    ...foods(rules),
    ...allergens(rules),
  ].filter((steps) => steps.length > 0);
}

function minutes(
  rules: PlanRules,
  name: 'maxPrepTime' | 'weekdayMinutes' | 'weekendMinutes',
  rule: BlockingRule,
  what: string,
): Change[] {
  const asked = rules[name];
  if (asked === null) return [];
  const longer = MINUTES.filter((each) => each > asked).slice(0, STEPS);
  return [
    ...longer.map((each) => ({
      rule,
      label: `Up to ${each} minutes ${what}`,
      change: { rules: { [name]: each } },
    })),
    { rule, label: `No limit on minutes ${what}`, change: { rules: { [name]: null } } },
  ];
}

/** "Max 10 minutes" bounds all three: one alone helps no one. */
function allMinutes(rules: PlanRules): Change[] {
  const named = TIMES.filter((name) => rules[name] !== null);
  if (named.length < 2) return [];
  const least = Math.min(...named.map((name) => rules[name] ?? 0));
  const longer = MINUTES.filter((each) => each > least).slice(0, STEPS);
  const to = (most: number) =>
    Object.fromEntries(named.map((name) => [name, Math.max(most, rules[name] ?? 0)]));
  return [
    ...longer.map((each) => ({
      rule: 'cookingTime' as const,
      label: `Up to ${each} minutes per meal`,
      change: { rules: to(each) },
    })),
    {
      rule: 'cookingTime',
      label: 'No time limit per meal',
      change: { rules: Object.fromEntries(named.map((name) => [name, null])) },
    },
  ];
}

const TIMES = ['maxPrepTime', 'weekdayMinutes', 'weekendMinutes'] as const;

function calories({ maxCalories }: PlanRules): Change[] {
  if (maxCalories === null) return [];
  const rule = 'mealCalories' as const;
  const more = [1.25, 1.5].map((times) => Math.ceil((maxCalories * times) / 50) * 50);
  return [
    ...more.map((each) => ({
      rule,
      label: `Up to ${each} kcal per meal`,
      change: { rules: { maxCalories: each } },
    })),
    { rule, label: 'No calorie limit per meal', change: { rules: { maxCalories: null } } },
  ];
}

function caloriesByType({ caloriesByType: asked }: PlanRules): Change[][] {
  return (Object.keys(asked) as (keyof typeof asked)[]).map((type) => {
    const { [type]: _, ...others } = asked;
    const label = `No calorie limits for ${type}`;
    return [{ rule: 'mealCalories', label, change: { rules: { caloriesByType: others } } }];
  });
}

function macros(rules: PlanRules): Change[][] {
  const fields = (macro: Macro) => [MIN_GRAMS_OF_MEAL[macro], MAX_GRAMS_OF_MEAL[macro]];
  return MACROS.filter((macro) => fields(macro).some((field) => rules[field] !== null)).map((macro) => [
    {
      rule: 'mealMacros',
      label: `No ${macro} limits per meal`,
      change: { rules: Object.fromEntries(fields(macro).map((field) => [field, null])) },
    },
  ]);
}

function dailyProtein({ minDailyProtein }: PlanRules): Change[] {
  if (!minDailyProtein) return [];
  const rule = 'minDailyProtein' as const;
  const less = [0.9, 0.8].map((share) => Math.floor((minDailyProtein * share) / 5) * 5);
  return [
    ...less.map((each) => ({
      rule,
      label: `At least ${each} g of protein a day`,
      change: { rules: { minDailyProtein: each } },
    })),
    { rule, label: 'No minimum protein', change: { rules: { minDailyProtein: null } } },
  ];
}

const meatAndDairy = ({ keepsMeatApartFromDairy }: PlanRules): Change[] =>
  keepsMeatApartFromDairy
    ? [
        {
          rule: 'keepsMeatApartFromDairy',
          label: 'Allow meat and dairy in one recipe',
          change: { rules: { keepsMeatApartFromDairy: false } },
        },
      ]
    : [];

function ingredients({ maxIngredients }: PlanRules): Change[] {
  if (maxIngredients === null) return [];
  const rule = 'maxIngredients' as const;
  const more = [5, 10, 20].map((each) => maxIngredients + each).filter((each) => each <= MAX_INGREDIENTS);
  return [
    ...more.map((each) => ({
      rule,
      label: `Up to ${each} ingredients`,
      change: { rules: { maxIngredients: each } },
    })),
    { rule, label: 'Any number of ingredients', change: { rules: { maxIngredients: null } } },
  ];
}

function uses({ maxUses }: PlanRules): Change[] {
  return [maxUses + 1, maxUses + 2, MAX_USES]
    .filter((each, at, all) => each > maxUses && each <= MAX_USES && all.indexOf(each) === at)
    .map((each) => ({
      rule: 'maxUses',
      label: `Each recipe up to ${each} times in 7 days`,
      change: { rules: { maxUses: each } },
    }));
}

function mealType({ mealType: asked }: PlanRules): Change[] {
  if (asked === null) return [];
  return [
    { rule: 'mealTypes', label: `Not only recipes for ${asked}`, change: { rules: { mealType: null } } },
  ];
}

const tags = ({ dietaryTags }: PlanRules): Change[][] =>
  dietaryTags.map((tag) => [
    {
      rule: 'dietaryTags',
      label: `Not only ${tag} recipes`,
      change: { rules: { dietaryTags: dietaryTags.filter((each) => each !== tag) } },
    },
  ]);

const foods = ({ excludedFoods }: PlanRules): Change[][] =>
  excludedFoods.map((food) => [
    {
      rule: 'excludedFoods',
      label: `Allow ${food.name}`,
      change: { rules: { excludedFoods: excludedFoods.filter((each) => each !== food) } },
    },
  ]);

const allergens = ({ excludedAllergens }: PlanRules): Change[][] =>
  excludedAllergens.map((allergen) => [
    {
      rule: 'excludedAllergens',
      label: `Allow ${allergenName(allergen)}`,
      change: { rules: { excludedAllergens: excludedAllergens.filter((each) => each !== allergen) } },
    },
  ]);
