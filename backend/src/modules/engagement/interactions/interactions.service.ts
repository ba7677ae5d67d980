import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/app-error.js';
import type { Caller } from '../../../platform/http/caller.js';
import { Limits } from '../../../platform/limits/limits.js';
import { Activity } from '../../auth/index.js';
import { InteractionQueries } from './interaction.queries.js';

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

/** No person does so much in an hour, and it is too little to fill the table. */
const MAX_INTERACTIONS_PER_HOUR = 600;

@Injectable()
export class InteractionsService {
  constructor(
    private readonly interactions: InteractionQueries,
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
    await this.limits.spend([{ key, most: MAX_INTERACTIONS_PER_HOUR, windowSeconds: HOUR_SECONDS }]);
    const said = { userId: user.userId, value, sessionId: sessionId ?? user.sessionId, metadata };
    if (!recipeId) return this.interactions.noteSearch(said);
    const noted = await this.interactions.note({ ...said, recipeId, type });
    if (!noted) throw new NotFoundError('Recipe not found');
    if (type === 'view' && noted.isNew) this.activity.noteDeed(user, caller, 'recipesViewed');
  }
}
