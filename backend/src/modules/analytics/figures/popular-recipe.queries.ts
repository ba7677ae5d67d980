import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

export interface PopularRecipe {
  id: string;
  name: string;
  views: number;
  uses: number;
}

/**
 * A recipe is among the first ones only if its sum is, or if it was viewed since the sums were made. So only these are
 * compared: a few, which are looked up one by one. PostgreSQL expects many, and would read all recipes (`offset 0` keeps it from that).
 */
const POPULAR = `
  with fresh as materialized (
    select recipe_id, count(*) as views from recipe_views
    where at >= (select up_to from rollups where name = 'views') group by recipe_id
  ), first as (
    select s.recipe_id from recipe_view_sums s join recipe_cards r on r.id = s.recipe_id and r.is_approved
    order by s.views desc, s.recipe_id limit :limit
  ), viewed as (
    select c.recipe_id, coalesce((select s.views from recipe_view_sums s where s.recipe_id = c.recipe_id), 0)
      + coalesce(f.views, 0) as views
    from (select recipe_id from first union select recipe_id from fresh) as c left join fresh f using (recipe_id)
  )
  select r.id, r.name, v.views::float8 as views,
    (select coalesce(sum(meals), 0)::float8 from planned_uses u where u.recipe_id = r.id) as uses
  from viewed v cross join lateral (
    select id, name from recipe_cards where id = v.recipe_id and is_approved offset 0) r
  order by v.views desc, r.id limit :limit`;

/** Finds the public recipes that were viewed most. */
@Injectable()
export class PopularRecipeQueries {
  constructor(private readonly sql: Sql) {}

  list(limit: number): Promise<PopularRecipe[]> {
    return this.sql.rows<PopularRecipe & Record<string, unknown>>(POPULAR, { limit });
  }
}
