import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { handsOnOf, isForPlans, type RecipeIngredient } from '../../recipes/index.js';
import type { GeneratorRecipe } from '../recipe-columns/generator-recipe.js';
import { kitchenFactsOf } from './kitchen-facts.js';

/** Changes of recipes since a point in time, in the generator's format. */
export interface RecipeChanges {
  changed: GeneratorRecipe[];
  removed: string[];
  /** The value to continue from next time. */
  horizon: string;
}

/** A recipe as it is read, from which the facts of the kitchen follow. */
interface ReadRecipe extends Omit<GeneratorRecipe, 'kitchen'> {
  name: string;
  cookTimeMinutes: number;
  handsOnMinutes: number;
  servings: number;
  instructionsText: string;
  ingredients: RecipeIngredient[];
  drawing: string;
}

/** The recipe is visible to somebody, and a trainer's own recipe is only used if the trainer allows it. */
const IS_FOR_PLANS = `r.audience is not null and ${isForPlans('r')}`;

/**
 * `:horizon` comes from the previous answer. A transaction that was running then may have committed since with a
 * lower number than others. So the horizon is the oldest transaction that was still running, and everything after it
 * is reported again.
 */
const CHANGES = `
  with page as (
    select r.id from changed_recipes c join recipe_cards r on r.id = c.recipe_id
    where c.changed_in >= :horizon::xid8 and r.id > :after::uuid and ${IS_FOR_PLANS}
    order by r.id limit :most
  )
  select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
    coalesce((
      select json_agg(json_build_object(
        'id', r.id, 'ownerId', case when not r.is_approved then r.owner_id end,
        'kcal', r.calories_kcal, 'protein', r.protein_grams, 'carbs', r.carbs_grams, 'fat', r.fat_grams,
        'fiber', r.fibre_grams, 'prepMinutes', r.prep_time_minutes, 'totalMinutes', r.prep_time_minutes + r.cook_time_minutes,
        'mealTypes', r.meal_types, 'dietaryTags', r.dietary_tags, 'allergens', r.allergens, 'cuisine', r.cuisine,
        'mainIngredientTags', r.main_ingredient_tags,
        'foodIds', array(select distinct item ->> 'foodId' from jsonb_array_elements(r.ingredients_json) as item
          where item ->> 'foodId' is not null order by 1),
        'unknownIngredients', array(select lower(item ->> 'name') from jsonb_array_elements(r.ingredients_json) as item
          where item ->> 'foodId' is null order by 1),
        'name', r.name, 'cookTimeMinutes', r.cook_time_minutes, 'handsOnMinutes', ${handsOnOf('r')}, 'servings', r.servings,
        'instructionsText', r.instructions_text, 'ingredients', r.ingredients_json, 'drawing', r.drawing,
        'side', case when r.is_side then json_build_object('kind', r.side_kind, 'step', r.side_step, 'most', r.side_most) end,
        'averageRating', s.average_rating, 'totalRatings', coalesce(s.total_ratings, 0)
      ) order by r.id)
      from page join recipe_cards r using (id) left join recipe_stars s on s.recipe_id = r.id
    ), '[]') as changed,
    array(
      select c.recipe_id from changed_recipes c
      where c.changed_in >= :horizon::xid8
        and not exists (select from recipe_cards r where r.id = c.recipe_id and ${IS_FOR_PLANS})
    ) as removed`;

type ReadChanges = Omit<RecipeChanges, 'changed'> & { changed: ReadRecipe[] };

/** Reports everything from the beginning. */
export const ALL = '0';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const UNLIMITED = 2 ** 31 - 1;

@Injectable()
export class RecipeChangeQueries {
  constructor(private readonly sql: Sql) {}

  /** At most as many as one page holds, ordered by ID, of those after another one. */
  async since(horizon: string, { after = BEFORE_ALL, most = UNLIMITED } = {}): Promise<RecipeChanges> {
    const read = await this.sql.row<ReadChanges>(CHANGES, { horizon, after, most });
    return read
      ? { ...read, changed: read.changed.map(toGeneratorRecipe) }
      : { changed: [], removed: [], horizon };
  }
}

function toGeneratorRecipe({
  name,
  cookTimeMinutes,
  handsOnMinutes,
  servings,
  instructionsText,
  ingredients: ingredientsJson,
  drawing,
  ...recipe
}: ReadRecipe): GeneratorRecipe {
  const { mealTypes } = recipe;
  const texts = { name, instructionsText, drawing };
  const known = { ...texts, mealTypes, cookTimeMinutes, handsOnMinutes, servings, ingredientsJson };
  return { ...recipe, kitchen: kitchenFactsOf(known) };
}
