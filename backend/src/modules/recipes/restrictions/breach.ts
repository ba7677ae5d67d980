import {
  type BrokenRestriction,
  brokenBy,
  type RestrictedRecipe,
  type Restrictions,
} from '../../foods/index.js';
import type { MealType } from '../recipe.entity.js';

/** The part of a recipe that is compared with restrictions. Copies of recipes in plans have it, too. */
export interface RestrictedDish extends RestrictedRecipe {
  name: string;
}

/** Something that a customer would get to eat: a recipe, and the meal if it is part of a plan. */
export interface Served {
  recipe: RestrictedDish;
  meal: { day: number; mealNumber: number; mealType: MealType } | null;
}

export interface ServedBreach extends BrokenRestriction {
  recipeName: string;
  meal: Served['meal'];
}

/** Returns everything that breaks a restriction. A recipe is looked at once, however often it is served. */
export function breachesOf(served: readonly Served[], restrictions: Restrictions): ServedBreach[] {
  const known = new Map<RestrictedDish, BrokenRestriction[]>();
  return served.flatMap(({ recipe, meal }) => {
    const broken = known.get(recipe) ?? brokenBy(recipe, restrictions);
    known.set(recipe, broken);
    return broken.map((one) => ({ ...one, recipeName: recipe.name, meal }));
  });
}
