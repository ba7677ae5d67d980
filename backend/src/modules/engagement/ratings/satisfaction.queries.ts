import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

export interface Satisfaction {
  ratings: number;
  /** The ratings with four or five stars. */
  good: number;
}

interface Rated {
  /** Two lists of the same length: who could have rated what. */
  customerIds: readonly string[];
  recipeIds: readonly string[];
  since: Date;
}

const COUNT = `
  select count(*)::int as ratings, count(*) filter (where t.rating >= 4)::int as good
  from unnest(:customerIds::uuid[], :recipeIds::uuid[]) as rated(customer_id, recipe_id)
    join recipe_ratings t on t.recipe_id = rated.recipe_id and t.user_id = rated.customer_id
  where t.updated_at >= :since::timestamptz`;

/** Answers how content these customers were with these recipes. */
@Injectable()
export class SatisfactionQueries {
  constructor(private readonly sql: Sql) {}

  async count({ customerIds, recipeIds, since }: Rated): Promise<Satisfaction> {
    const values = { customerIds: [...customerIds], recipeIds: [...recipeIds], since };
    return (await this.sql.row<Satisfaction>(COUNT, values)) ?? { ratings: 0, good: 0 };
  }
}
