import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { visibleTo } from '../../recipes/index.js';

/** The values that every interaction has, and its user. */
interface Said {
  userId: string;
  value: number | null;
  sessionId: string | null;
  metadata: Record<string, unknown> | null;
}

/** An index prevents a second view within an hour. Ratings are recorded when they are made. */
const NOTE = `
  with recipe as (
    select r.id from recipe_cards r
    where r.id = :recipeId and ${visibleTo({ recipe: 'r', viewer: ':userId' })} for key share
  ), noted as (
    insert into recipe_interactions (user_id, recipe_id, interaction_type, interaction_value, session_id, metadata)
    select :userId, id, :type, :value, :sessionId, :metadata from recipe where :type::text <> 'rate'
    on conflict do nothing returning id
  )
  select exists (select from noted) as "isNew" from recipe`;

const NOTE_SEARCH = `
  insert into recipe_interactions (user_id, interaction_type, interaction_value, session_id, metadata)
  values (:userId, 'search', :value, :sessionId, :metadata)`;

@Injectable()
export class InteractionQueries {
  constructor(private readonly sql: Sql) {}

  async noteSearch(said: Said): Promise<void> {
    await this.sql.rows(NOTE_SEARCH, written(said));
  }

  /** Returns undefined if the user sees no such recipe. */
  note(said: Said & { recipeId: string; type: string }): Promise<{ isNew: boolean } | undefined> {
    return this.sql.row(NOTE, written(said));
  }
}

const written = (said: Said) => ({ ...said, metadata: said.metadata && JSON.stringify(said.metadata) });
