import { EntityRepositoryType } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { OptionalKind } from '../../../platform/mail/mail-kind.js';
import { EmailPreferencesRepository } from './email-preferences.repository.js';

export const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;

export type Frequency = (typeof FREQUENCIES)[number];

export interface PreferenceChanges {
  weeklyProgressSummaries?: boolean | undefined;
  mealPlanUpdates?: boolean | undefined;
  recipeRecommendations?: boolean | undefined;
  systemNotifications?: boolean | undefined;
  marketingEmails?: boolean | undefined;
  frequency?: Frequency | undefined;
}

/** The preference that each kind of mail obeys. */
export const PREFERENCE_OF = {
  planUpdates: 'mealPlanUpdates',
  summary: 'weeklyProgressSummaries',
  notice: 'systemNotifications',
  announcement: 'marketingEmails',
} as const satisfies Record<OptionalKind, keyof EmailPreferences>;

/** The kinds of emails that a user wants. Users who never chose have no row, and these defaults. */
@Entity({ tableName: 'email_preferences', repository: () => EmailPreferencesRepository })
export class EmailPreferences {
  [EntityRepositoryType]?: EmailPreferencesRepository;

  @PrimaryKey({ type: 'uuid' })
  userId: string;

  @Property({ type: 'boolean' })
  weeklyProgressSummaries = true;

  @Property({ type: 'boolean' })
  mealPlanUpdates = true;

  @Property({ type: 'boolean' })
  recipeRecommendations = true;

  @Property({ type: 'boolean' })
  systemNotifications = true;

  @Property({ type: 'boolean' })
  marketingEmails = false;

  @Enum({ items: () => FREQUENCIES, type: 'text' })
  frequency: Frequency = 'weekly';

  /** Summaries that were due before this moment are not sent later. */
  @Property({ type: 'timestamptz' })
  summariesSince: Date;

  @Property({ type: 'timestamptz' })
  changedAt: Date;

  constructor(userId: string, since: Date) {
    this.userId = userId;
    this.summariesSince = since;
    this.changedAt = since;
  }

  change(changes: PreferenceChanges, now: Date): void {
    const { frequency, weeklyProgressSummaries: wanted } = this;
    const chosen = Object.entries(changes).filter(([, value]) => value !== undefined);
    Object.assign(this, Object.fromEntries(chosen));
    if (this.frequency !== frequency || this.weeklyProgressSummaries !== wanted) this.summariesSince = now;
    this.changedAt = now;
  }

  turnOff(kind: OptionalKind, now: Date): void {
    this.change({ [PREFERENCE_OF[kind]]: false }, now);
  }

  wants(kind: OptionalKind): boolean {
    return this[PREFERENCE_OF[kind]];
  }
}
