import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Sql } from '../../../platform/database/sql.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { reachesAll } from '../../users/index.js';
import type { RecipeIngredient } from '../recipe.entity.js';
import { WITHIN } from '../recipe-audience.js';

const OWN = 'select ingredients_json from recipes r where r.id = $1 and r.owner_id = $2';
const OF_ADMINS = `select ingredients_json from recipes r where r.id = $1 and ${WITHIN.admin}`;

/** A recipe in the hands of someone who may rewrite it. */
@Injectable()
export class RewrittenRecipe {
  constructor(private readonly sql: Sql) {}

  async ingredientsOf(id: string, by: Principal): Promise<RecipeIngredient[]> {
    const [statement, values] = reachesAll('recipes', by) ? [OF_ADMINS, [id]] : [OWN, [id, by.userId]];
    const row = await this.sql.row<{ ingredients_json: RecipeIngredient[] }>(statement, values);
    if (!row) throw new NotFoundError('Recipe not found');
    return row.ingredients_json;
  }
}
