import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { Plan, PlanMeal, PlanRecipe } from '../../plan-model/index.js';
import { type RecipeSide, sideOf, visibleTo } from '../../recipes/index.js';

/** The parts of a side by which it is chosen. */
export interface KnownSide
  extends Pick<PlanRecipe, 'id' | 'caloriesKcal' | 'proteinGrams' | 'carbsGrams' | 'fatGrams'> {
  side: RecipeSide;
}

/** Each is tried in every amount, so this bounds the work. Own recipes come first. */
const MAX_KNOWN = 500;

const FIND = `
  select r.id, r.calories_kcal::float8 as "caloriesKcal", r.protein_grams::float8 as "proteinGrams",
    r.carbs_grams::float8 as "carbsGrams", r.fat_grams::float8 as "fatGrams", ${sideOf('r')} as side
  from recipe_cards r
  where r.is_side and ${visibleTo({ recipe: 'r', viewer: ':userId' })}
    and r.meal_types @> array[:mealType::text] and r.dietary_tags @> :dietaryTags::text[]
    and (:excludedAllergens::text[] = '{}' or not r.allergens && :excludedAllergens::text[])
  order by (r.owner_id = :userId::uuid) desc nulls last, r.id
  limit ${MAX_KNOWN}`;

@Injectable()
export class SideQueries {
  constructor(private readonly sql: Sql) {}

  /** The sides that the user sees and that go beside this meal, by the labels of their recipes. */
  find({ mealType }: PlanMeal, { rules }: Plan, userId: string): Promise<KnownSide[]> {
    const { dietaryTags, excludedAllergens } = rules;
    return this.sql.rows(FIND, { mealType, dietaryTags, excludedAllergens, userId });
  }
}
