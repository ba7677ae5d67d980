import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { ofAdmins } from '../recipe-audience.sql.js';

/** The parts of a recipe that decide whether two recipes are alike. */
export interface ComparedRecipe {
  id: string;
  name: string;
  ingredients: { foodId: string | null; grams: number | null }[];
}

/** Beyond this number, the oldest recipes are left out, which bounds the memory of a comparison. */
const MAX_COMPARED = 50_000;

const COMPARED = `
  r.id, r.name, (
    select coalesce(jsonb_agg(jsonb_build_object('foodId', i -> 'foodId', 'grams', i -> 'grams')), '[]')
    from jsonb_array_elements(r.ingredients_json) i where i ->> 'foodId' is not null
  ) as ingredients`;

const LIST = `
  select ${COMPARED} from recipes r where ${ofAdmins('r')}
  order by r.creation_timestamp desc, r.id desc limit ${MAX_COMPARED}`;

const LIST_GENERATED = `
  select ${COMPARED} from recipes r where r.made_by is not null and r.creation_timestamp > :since`;

/** Reads recipes as far as is needed to compare them with new ones. */
@Injectable()
export class GeneratedRecipeQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  listCompared(): Promise<ComparedRecipe[]> {
    return this.sql.rows<ComparedRecipe>(LIST);
  }

  listGeneratedSince(since: Date): Promise<ComparedRecipe[]> {
    return this.em.execute<ComparedRecipe[]>(LIST_GENERATED, { since });
  }
}
