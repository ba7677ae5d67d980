import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Limits } from '../../../platform/limits/limits.js';
import { Activity } from '../../auth/index.js';
import { visibleTo } from '../../recipes/index.js';

export const INTERACTION_TYPES = ['view', 'rate', 'cook', 'share', 'search'] as const;

export type InteractionType = (typeof INTERACTION_TYPES)[number];

export interface Interaction {
  /** Null for a search. */
  recipeId: string | null;
  type: InteractionType;
  value: number | null;
  sessionId: string | null;
  metadata: Record<string, string | number | boolean | null> | null;
}

/** More than a person does, and little enough that no one fills the table. */
const MOST_AN_HOUR = 600;

/** Another view within the hour is none: an index says so. What is rated has been noted with the rating. */
const NOTE = `
  with recipe as (
    select r.id from recipes r where r.id = $2 and ${visibleTo('$1')} for key share
  ), noted as (
    insert into recipe_interactions (user_id, recipe_id, interaction_type, interaction_value, session_id, metadata)
    select $1, id, $3, $4, $5, $6 from recipe where $3::text <> 'rate' on conflict do nothing returning id
  )
  select exists (select from noted) as "isNew" from recipe`;

const NOTE_SEARCH = `
  insert into recipe_interactions (user_id, interaction_type, interaction_value, session_id, metadata)
  values ($1, 'search', $2, $3, $4)`;

@Injectable()
export class InteractionsService {
  constructor(
    private readonly sql: Sql,
    private readonly limits: Limits,
    private readonly activity: Activity,
  ) {}

  async note(user: Principal, interaction: Interaction, caller: Caller): Promise<void> {
    const { recipeId, type, value, sessionId, metadata } = interaction;
    if (type === 'search' && recipeId)
      throw new InvalidInputError({ recipeId: ['A search must not name a recipe'] });
    if (type !== 'search' && !recipeId)
      throw new InvalidInputError({ recipeId: ['recipeId must be a UUID'] });
    const key = `interact:${user.userId}`;
    await this.limits.spend([{ key, most: MOST_AN_HOUR, windowSeconds: HOUR_SECONDS }]);
    const said = [value, sessionId ?? user.sessionId, metadata && JSON.stringify(metadata)];
    if (!recipeId) {
      await this.sql.rows(NOTE_SEARCH, [user.userId, ...said]);
      return;
    }
    const noted = await this.sql.row<{ isNew: boolean }>(NOTE, [user.userId, recipeId, type, ...said]);
    if (!noted) throw new NotFoundError('Recipe not found');
    if (type === 'view' && noted.isNew) this.activity.noteDeed(user, caller, 'recipesViewed');
  }
}
