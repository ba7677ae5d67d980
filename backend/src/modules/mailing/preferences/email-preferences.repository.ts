import { EntityRepository } from '@mikro-orm/postgresql';
import type { EmailPreferences } from './email-preferences.entity.js';

export class EmailPreferencesRepository extends EntityRepository<EmailPreferences> {
  findOf(userId: string): Promise<EmailPreferences | null> {
    return this.findOne({ userId });
  }
}
