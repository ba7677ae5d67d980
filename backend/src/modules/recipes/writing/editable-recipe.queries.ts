import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Sql } from '../../../platform/database/sql.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { reachesAll } from '../../users/index.js';
import type { RecipeIngredient } from '../recipe.entity.js';
import { ofAdmins } from '../recipe-audience.sql.js';

const OWN = 'select ingredients_json from recipes r where r.id = :id and r.owner_id = :userId';
const OF_ADMINS = `select ingredients_json from recipes r where r.id = :id and ${ofAdmins('r')}`;

/** Reads a recipe for a user who may edit it. */
@Injectable()
export class EditableRecipeQueries {
  constructor(private readonly sql: Sql) {}

  async readIngredients(id: string, by: Principal): Promise<RecipeIngredient[]> {
    const statement = reachesAll('recipes', by) ? OF_ADMINS : OWN;
    const row = await this.sql.row<{ ingredients_json: RecipeIngredient[] }>(statement, {
      id,
      userId: by.userId,
    });
    if (!row) throw new NotFoundError('Recipe not found');
    return row.ingredients_json;
  }
}
