import { EntityRepositoryType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { MarketingConsentRepository } from './marketing-consent.repository.js';
import { CURRENT_MARKETING_WORDING } from './marketing-wordings.js';

/** The places in which a user can give or take back consent. The link in a mail can only take it back. */
export const CONSENT_PLACES = ['email_settings', 'unsubscribe_link'] as const;

export type ConsentPlace = (typeof CONSENT_PLACES)[number];

/** A user's agreement to get announcements. It lasts until they take it back. Rows are never changed otherwise. */
@Entity({ tableName: 'marketing_consents', repository: () => MarketingConsentRepository })
export class MarketingConsent {
  [EntityRepositoryType]?: MarketingConsentRepository;

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'uuid' })
  userId: string;

  /** The version of the sentence that the user agreed to. */
  @Property({ type: 'integer' })
  wording: number = CURRENT_MARKETING_WORDING;

  @Property({ type: 'timestamptz' })
  agreedAt: Date;

  @Property({ type: 'text' })
  agreedIn: ConsentPlace = 'email_settings';

  @Property({ type: 'timestamptz', nullable: true })
  takenBackAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  takenBackIn: ConsentPlace | null = null;

  constructor(userId: string, now: Date) {
    this.userId = userId;
    this.agreedAt = now;
  }

  takeBack(place: ConsentPlace, now: Date): void {
    this.takenBackAt = now;
    this.takenBackIn = place;
  }
}
