import { allergenName } from './allergen-name.js';
import type { DietaryTag } from './diets.js';
import { type Allergen, type Food, INGREDIENT_DIETS, type IngredientDiet } from './food.js';
import { foods } from './foods.js';
import { type KnownRestriction, knownRestriction } from './known-restrictions.js';

/** The share of the energy of a recipe that may come from fat for people who eat low fat. */
export const LOW_FAT_SHARE = 0.3;

export const KCAL_PER_GRAM_OF_FAT = 9;

/** A known restriction forbids recipes without a tag, recipes with allergens, or fatty recipes. */
export type Forbids = { withoutTag: DietaryTag } | { allergens: readonly Allergen[] } | { fat: true };

const KNOWN: Record<KnownRestriction, Forbids> = {
  Vegetarian: { withoutTag: 'vegetarian' },
  Vegan: { withoutTag: 'vegan' },
  'Gluten-Free': { withoutTag: 'gluten-free' },
  'Dairy-Free': { allergens: ['milk'] },
  Keto: { withoutTag: 'keto' },
  Paleo: { withoutTag: 'paleo' },
  'Low-Carb': { withoutTag: 'low-carb' },
  'Low-Fat': { fat: true },
  'Nut-Free': { allergens: ['nuts', 'peanuts'] },
  'Soy-Free': { allergens: ['soybeans'] },
};

/**
 * The ingredients that each known restriction forbids, for statements that compare many plans with many
 * profiles.
 */
export const forbiddenBy: Readonly<Record<string, Forbids>> = KNOWN;

/** The profile of a customer says with these what the customer may not or will not eat. */
export interface Restrictions {
  dietaryRestrictions: readonly string[];
  allergies: readonly Allergen[];
}

/** The facts of a recipe that decide whether it breaks a restriction. Numbers are per serving. */
export interface RestrictedRecipe {
  dietaryTags: readonly DietaryTag[];
  /** Null if an ingredient is unknown, so that the recipe may contain anything. */
  allergens: readonly Allergen[] | null;
  caloriesKcal: number;
  fatGrams: number;
  ingredientsJson: readonly { name: string; foodId: string | null }[];
}

export interface BrokenRestriction {
  /** The restriction as the profile says it: "Vegan", or "Allergy: tree nuts". */
  restriction: string;
  /** The ingredient that breaks it. Null if no single one does, or if it is unknown. */
  ingredient: string | null;
}

/** Returns every restriction that a recipe breaks, with the first ingredient that does. */
export function brokenBy(recipe: RestrictedRecipe, restrictions: Restrictions): BrokenRestriction[] {
  const { dietaryRestrictions, allergies } = restrictions;
  return [
    ...dietaryRestrictions.flatMap((restriction) => {
      const known = knownRestriction(restriction);
      return known ? breaches(recipe, known, KNOWN[known]) : [];
    }),
    ...allergies.flatMap((allergen) =>
      breaches(recipe, `Allergy: ${allergenName(allergen)}`, { allergens: [allergen] }),
    ),
  ];
}

/** Says whether any of these restrictions can forbid a recipe. Free text forbids none. */
export const forbidsAnything = ({ dietaryRestrictions, allergies }: Restrictions): boolean =>
  allergies.length > 0 || dietaryRestrictions.some((restriction) => knownRestriction(restriction) !== null);

/** Returns what is no known restriction, which people read and no check understands. */
export const freeTextIn = ({ dietaryRestrictions }: Restrictions): string[] =>
  dietaryRestrictions.filter((restriction) => knownRestriction(restriction) === null);

/** Returns the fields with which a request for a plan keeps everything out that breaks these restrictions. */
export function exclusionsFor({ dietaryRestrictions, allergies }: Restrictions): {
  dietaryTags: DietaryTag[];
  excludedAllergens: Allergen[];
  lowFat: boolean;
} {
  const forbids: Forbids[] = dietaryRestrictions.flatMap((restriction) => {
    const known = knownRestriction(restriction);
    return known ? [KNOWN[known]] : [];
  });
  const tags = forbids.flatMap((each) => ('withoutTag' in each ? [each.withoutTag] : []));
  const allergens = forbids.flatMap((each) => ('allergens' in each ? each.allergens : []));
  return {
    dietaryTags: [...new Set(tags)],
    excludedAllergens: [...new Set([...allergens, ...allergies])],
    lowFat: forbids.some((each) => 'fat' in each),
  };
}

function breaches(recipe: RestrictedRecipe, restriction: string, forbids: Forbids): BrokenRestriction[] {
  if ('fat' in forbids) return isFatty(recipe) ? [{ restriction, ingredient: null }] : [];
  if ('withoutTag' in forbids) {
    const { withoutTag } = forbids;
    if (recipe.dietaryTags.includes(withoutTag)) return [];
    const culprit = isIngredientDiet(withoutTag)
      ? ingredientThat(recipe, ({ excludes }) => excludes.includes(withoutTag))
      : null;
    return [{ restriction, ingredient: culprit }];
  }
  const { allergens } = forbids;
  const isBroken = recipe.allergens === null || recipe.allergens.some((one) => allergens.includes(one));
  if (!isBroken) return [];
  const culprit = ingredientThat(recipe, (food) => food.allergens.some((one) => allergens.includes(one)));
  return [{ restriction, ingredient: culprit ?? unknownIngredient(recipe) }];
}

const isFatty = ({ caloriesKcal, fatGrams }: RestrictedRecipe): boolean =>
  KCAL_PER_GRAM_OF_FAT * fatGrams > LOW_FAT_SHARE * caloriesKcal;

const isIngredientDiet = (tag: DietaryTag): tag is DietaryTag & IngredientDiet =>
  INGREDIENT_DIETS.some((diet) => diet === tag);

const ingredientThat = ({ ingredientsJson }: RestrictedRecipe, isIt: (food: Food) => boolean) =>
  ingredientsJson.find(({ foodId }) => {
    const food = foodId === null ? undefined : foods.get(foodId);
    return food !== undefined && isIt(food);
  })?.name ?? null;

/** Nobody knows what an ingredient that was not understood contains. */
const unknownIngredient = ({ allergens, ingredientsJson }: RestrictedRecipe) =>
  allergens === null ? (ingredientsJson.find(({ foodId }) => foodId === null)?.name ?? null) : null;
