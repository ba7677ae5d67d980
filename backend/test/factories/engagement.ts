import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';

interface Row {
  id: string;
}

export async function insertFavorite(db: Pool, user: Row, recipe: Row, notes: string | null = null) {
  await db.query('insert into recipe_favorites (user_id, recipe_id, notes) values ($1, $2, $3)', [
    user.id,
    recipe.id,
    notes,
  ]);
}

interface NewRating {
  rating?: number;
  reviewText?: string;
  cookingDifficulty?: number;
  wouldCookAgain?: boolean;
  at?: Date;
}

export async function insertRating(db: Pool, user: Row, recipe: Row, wish: NewRating = {}): Promise<Row> {
  const id = uuid();
  await db.query(
    `insert into recipe_ratings
       (id, user_id, recipe_id, rating, review_text, cooking_difficulty, would_cook_again, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [
      id,
      user.id,
      recipe.id,
      wish.rating ?? 4,
      wish.reviewText ?? null,
      wish.cookingDifficulty ?? null,
      wish.wouldCookAgain ?? null,
      wish.at ?? new Date(),
    ],
  );
  return { id };
}

export async function insertInteraction(db: Pool, user: Row, recipe: Row, type: 'view' | 'cook' | 'share') {
  await db.query(
    'insert into recipe_interactions (user_id, recipe_id, interaction_type) values ($1, $2, $3)',
    [user.id, recipe.id, type],
  );
}

export async function insertCollection(db: Pool, user: Row, recipes: Row[] = []): Promise<Row> {
  const id = uuid();
  await db.query(
    `insert into recipe_collections (id, user_id, name, created_at, updated_at) values ($1, $2, 'Soups', now(), now())`,
    [id, user.id],
  );
  await db.query(
    `insert into collection_recipes (collection_id, recipe_id, order_index)
     select $1, recipe_id, place - 1 from unnest($2::uuid[]) with ordinality as given(recipe_id, place)`,
    [id, recipes.map((recipe) => recipe.id)],
  );
  return { id };
}
