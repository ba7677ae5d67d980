import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import type { TestUser } from './users.ts';

export interface NewRecipe {
  name?: string;
  description?: string;
  mealTypes?: string[];
  dietaryTags?: string[];
  mainIngredients?: string[];
  /** They are unknown if none are given. */
  allergens?: string[];
  cuisine?: string;
  ingredients?: { name: string; amount?: number; unit?: string; foodId?: string; grams?: number }[];
  instructions?: string;
  prep?: number;
  cook?: number;
  /** None by default. */
  rest?: number;
  kcal?: number;
  protein?: number;
  carbs?: number;
  fat?: number;
  /** Recipes do not state it by default. */
  fiber?: number;
  /** A dish by default. */
  side?: { kind: string; step: number; most: number };
  /** The trainer whose own recipe it is. */
  owner?: TestUser;
  offered?: boolean;
  approved?: boolean;
  /** A later one is listed before the others. */
  createdAt?: Date;
}

let made = 0;

/** Approved and public by default. */
export async function insertRecipe(db: Pool, wish: NewRecipe = {}): Promise<{ id: string; name: string }> {
  made += 1;
  const id = uuid();
  const { name = `Recipe ${made}`, owner, approved = !owner } = wish;
  const ingredients = (wish.ingredients ?? [{ name: 'chicken breast', amount: 200, unit: 'g' }]).map(
    (one) => ({
      amount: null,
      unit: null,
      note: null,
      foodId: null,
      grams: null,
      ...one,
    }),
  );
  await db.query(
    `insert into recipes (
       id, name, description, meal_types, dietary_tags, main_ingredient_tags, cuisine, allergens, ingredients_json, instructions_text, prep_time_minutes, cook_time_minutes,
       servings, calories_kcal, protein_grams, carbs_grams, fat_grams, fibre_grams, nutrition_source, owner_id, offered_at, is_approved,
       creation_timestamp, last_updated_timestamp)
     values ($1, $2, $3, $4, $5, $18, $19, $20, $6, $7, $8, $9, 2, $10, $11, $12, $13, $21, 'entered', $14, $15, $16, $17, $17)`,
    [
      id,
      name,
      wish.description ?? '',
      wish.mealTypes ?? ['dinner'],
      wish.dietaryTags ?? [],
      JSON.stringify(ingredients),
      wish.instructions ?? 'Cook it.\nEat it.',
      wish.prep ?? 10,
      wish.cook ?? 20,
      wish.kcal ?? 500,
      wish.protein ?? 30,
      wish.carbs ?? 40,
      wish.fat ?? 20,
      owner?.id ?? null,
      wish.offered ? new Date() : null,
      approved,
      wish.createdAt ?? new Date(),
      wish.mainIngredients ?? [],
      wish.cuisine ?? null,
      wish.allergens ?? null,
      wish.fiber ?? null,
    ],
  );
  // Tests of migrations insert recipes into databases that do not know these columns yet.
  if (wish.rest) await db.query('update recipes set rest_time_minutes = $2 where id = $1', [id, wish.rest]);
  if (wish.side)
    await db.query('update recipes set side_kind = $2, side_step = $3, side_most = $4 where id = $1', [
      id,
      wish.side.kind,
      wish.side.step,
      wish.side.most,
    ]);
  return { id, name };
}
