import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { CARD, time, WITH_RATINGS } from '../recipe-json.js';
import { conditionOf } from '../search/searched-by.js';

export const OWN_STATES = ['private', 'offered', 'approved'] as const;

export type OwnState = (typeof OWN_STATES)[number];

interface OwnRecipesPage {
  search?: string;
  state?: OwnState;
  page: number;
  limit: number;
}

const STATE = `case when r.is_approved then 'approved' when r.offered_at is not null then 'offered' else 'private' end`;

const list = (searched: string) => `
  with found as materialized (
    select r.id, r.last_updated_timestamp from recipes r
    where r.owner_id = $1 and ($2::text is null or ${STATE} = $2) and ${searched}
  )
  select json_build_object(
    'recipes', coalesce((
      select json_agg(json_build_object(${CARD}, 'state', ${STATE}, 'declinedAt', ${time('r.declined_at')},
        'declineReason', r.decline_reason, 'lastUpdatedTimestamp', ${time('r.last_updated_timestamp')}) order by place.number)
      from (
        select id, row_number() over () as number
        from (select id from found order by last_updated_timestamp desc, id desc limit $3 offset $4) as chosen
      ) as place join recipes r on r.id = place.id ${WITH_RATINGS}
    ), '[]'),
    'total', (select count(*) from found)
  )::text as body`;

const LIST = list('true');

/** A trainer's own recipes, those changed last first. */
@Injectable()
export class OwnRecipesList {
  constructor(private readonly sql: Sql) {}

  of(trainerId: string, { search, state, page, limit }: OwnRecipesPage): Promise<Json> {
    const values = [trainerId, state ?? null, limit, (page - 1) * limit];
    if (!search) return this.sql.body(LIST, values);
    const searched = conditionOf(search, values.length + 1);
    return this.sql.body(list(searched.condition), [...values, ...searched.values], { isComposed: true });
  }
}
