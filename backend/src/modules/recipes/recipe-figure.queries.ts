import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { visibleTo } from './recipe-audience.sql.js';
import { SEARCH_QUERY } from './search/searched-by.sql.js';

/**
 * The fields of a recipe for a diary. The figures are those of one serving; null if the recipe does not state
 * them.
 */
export interface RecipeFigures {
  id: string;
  name: string;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number | null;
  sugar: number | null;
  sodium: number | null;
}

const COLUMNS = `
  r.id, r.name, r.calories_kcal as calories, r.protein_grams::float8 as protein, r.carbs_grams::float8 as carbs,
  r.fat_grams::float8 as fat, r.fibre_grams::float8 as fiber, r.sugar_grams::float8 as sugar, r.sodium_mg::float8 as sodium`;

const VISIBLE = visibleTo({ recipe: 'r', viewer: ':viewer' });

const FIND = `select ${COLUMNS} from recipes r where r.id = :id and ${VISIBLE}`;

const LIST = `select ${COLUMNS} from recipes r where r.id = any(:ids::uuid[]) and ${VISIBLE}`;

const QUERY = `(select ${SEARCH_QUERY})`;

/**
 * Words of the name count far more than those of the ingredients. Many recipes are equal by that, and comparing names by
 * the rules of a language took most of the time, so the key decides, which is compared by its bytes.
 */
const SEARCH = `
  select ${COLUMNS} from recipes r where r.words @@ ${QUERY} and ${VISIBLE}
  order by ts_rank('{0.01, 0.05, 0.1, 1}', r.words, ${QUERY}) desc, r.name_key, r.id limit :limit`;

/** Reads the figures of recipes that somebody may see. */
@Injectable()
export class RecipeFigureQueries {
  constructor(private readonly sql: Sql) {}

  async find(id: string, viewer: string): Promise<RecipeFigures | null> {
    return (await this.sql.row<RecipeFigures>(FIND, { id, viewer })) ?? null;
  }

  /** Lists those of the recipes that the viewer may see. */
  async list(ids: string[], viewer: string): Promise<RecipeFigures[]> {
    return ids.length === 0 ? [] : this.sql.rows<RecipeFigures>(LIST, { ids, viewer });
  }

  /** Finds recipes by their words, with typos corrected. */
  search(text: string, viewer: string, limit: number): Promise<RecipeFigures[]> {
    return this.sql.rows<RecipeFigures>(SEARCH, { searchWords: text, searchFoods: '', viewer, limit });
  }
}
