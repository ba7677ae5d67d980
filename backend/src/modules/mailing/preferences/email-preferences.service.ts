import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import type { Unsubscription } from '../../../platform/mail/unsubscribe-links.js';
import { UserDirectory } from '../../users/index.js';
import { EmailPreferences, type PreferenceChanges } from './email-preferences.entity.js';
import { EmailPreferencesRepository } from './email-preferences.repository.js';
import { type ConsentPlace, MarketingConsent } from './marketing-consent.entity.js';
import { MarketingConsentRepository } from './marketing-consent.repository.js';

export interface ChosenPreferences {
  preferences: EmailPreferences;
  /** The consent to announcements, or null if there is none now. */
  consent: MarketingConsent | null;
}

/** The only code that changes which emails a user wants, and that records consents to announcements. */
@Injectable()
export class EmailPreferencesService {
  constructor(
    private readonly em: EntityManager,
    private readonly preferences: EmailPreferencesRepository,
    private readonly consents: MarketingConsentRepository,
    private readonly users: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async show({ userId, createdAt }: Pick<Principal, 'userId' | 'createdAt'>): Promise<ChosenPreferences> {
    const [preferences, consent] = await Promise.all([
      this.preferences.findOf(userId),
      this.consents.findCurrent(userId),
    ]);
    return { preferences: preferences ?? new EmailPreferences(userId, createdAt), consent };
  }

  change(userId: string, changes: PreferenceChanges): Promise<ChosenPreferences> {
    const now = this.clock.now();
    return this.edit(userId, 'email_settings', (preferences) => preferences.change(changes, now));
  }

  async unsubscribe({ userId, kind }: Unsubscription): Promise<void> {
    const now = this.clock.now();
    await this.edit(userId, 'unsubscribe_link', (preferences) => preferences.turnOff(kind, now));
  }

  /** The account is locked, so that two changes of one account happen one after the other. */
  private edit(
    userId: string,
    place: ConsentPlace,
    change: (preferences: EmailPreferences) => void,
  ): Promise<ChosenPreferences> {
    return this.em.transactional(async (em) => {
      const user = await this.users.lock(userId);
      if (!user) throw new NotFoundError();
      const kept = await this.preferences.findOf(userId);
      const preferences = kept ?? new EmailPreferences(userId, user.createdAt);
      change(preferences);
      em.persist(preferences);
      return { preferences, consent: await this.recordConsent(em, preferences, place) };
    });
  }

  /** Keeps when and where announcements were agreed to, and when and where that was taken back. */
  private async recordConsent(
    em: EntityManager,
    { userId, marketingEmails }: EmailPreferences,
    place: ConsentPlace,
  ): Promise<MarketingConsent | null> {
    const current = await this.consents.findCurrent(userId);
    if (!marketingEmails) {
      current?.takeBack(place, this.clock.now());
      return null;
    }
    if (current) return current;
    const consent = new MarketingConsent(userId, this.clock.now());
    em.persist(consent);
    return consent;
  }
}
