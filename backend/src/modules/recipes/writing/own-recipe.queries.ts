import { Injectable } from '@nestjs/common';
import { jsonTime } from '../../../platform/database/json-time.sql.js';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { cardOf, withStars } from '../recipe-json.sql.js';
import { searchCondition } from '../search/searched-by.sql.js';

export const OWN_STATES = ['private', 'offered', 'approved'] as const;

export type OwnState = (typeof OWN_STATES)[number];

interface OwnRecipesPage {
  search?: string;
  state?: OwnState;
  page: number;
  limit: number;
}

const NAMES = { recipe: 'r', viewer: ':trainerId', stars: 's' };

const STATE = `case when r.is_approved then 'approved' when r.offered_at is not null then 'offered' else 'private' end`;

const listStatement = (searched: string) => `
  with found as materialized (
    select r.id, r.last_updated_timestamp from recipes r
    where r.owner_id = :trainerId and (:state::text is null or ${STATE} = :state) and ${searched}
  )
  select json_build_object(
    'recipes', coalesce((
      select json_agg(json_build_object(${cardOf(NAMES)}, 'state', ${STATE}, 'declinedAt', ${jsonTime('r.declined_at')},
        'declineReason', r.decline_reason, 'lastUpdatedTimestamp', ${jsonTime('r.last_updated_timestamp')}) order by place.number)
      from (
        select id, row_number() over () as number
        from (select id from found order by last_updated_timestamp desc, id desc limit :limit offset :offset) as chosen
      ) as place join recipes r on r.id = place.id ${withStars(NAMES)}
    ), '[]'),
    'total', (select count(*) from found)
  )::text as body`;

const LIST = listStatement('true');

/** A trainer's own recipes, the most recently changed first. */
@Injectable()
export class OwnRecipeQueries {
  constructor(private readonly sql: Sql) {}

  list(trainerId: string, { search, state, page, limit }: OwnRecipesPage): Promise<Json> {
    const values = { trainerId, state: state ?? null, limit, offset: (page - 1) * limit };
    if (!search) return this.sql.body(LIST, values);
    const searched = searchCondition({ recipe: 'r', search });
    return this.sql.body(
      listStatement(searched.condition),
      { ...values, ...searched.values },
      { isComposed: true },
    );
  }
}
