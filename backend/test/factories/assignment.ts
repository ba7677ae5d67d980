import type { Pool } from 'pg';

interface Row {
  id: string;
}

/**
 * Inserts an assignment without checks, so that tests can create what the product would refuse: a recipe that the
 * customer cannot see.
 */
export async function insertAssignment(db: Pool, assigner: Row, customer: Row, recipe: Row, at = new Date()) {
  await db.query(
    'insert into personalized_recipes (customer_id, assigned_by, recipe_id, assigned_at) values ($1, $2, $3, $4)',
    [customer.id, assigner.id, recipe.id, at],
  );
}
