import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { minutes } from '../../platform/clock/clock.js';
import type { Log } from '../../platform/logging/log.js';
import { InjectLog } from '../../platform/logging/logging.module.js';
import { SentMails } from '../../platform/mail/sent-mails.js';
import { AccountErasureQueries } from '../users/index.js';
import { OwnDataQueries } from './own-data.queries.js';

const ERASED_AT_ONCE = 20;

/**
 * Erases accounts when their time to take it back has passed. Files follow by themselves: a trigger gives up those of
 * each deleted row, and sweeps remove them.
 */
@Injectable()
export class ErasureService {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountErasureQueries,
    private readonly data: OwnDataQueries,
    private readonly mails: SentMails,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Every copy of the backend does this, and skips what another copy has locked. */
  @Interval(minutes(5))
  async sweep(): Promise<void> {
    try {
      for (const userId of await this.accounts.listDue(ERASED_AT_ONCE)) await this.erase(userId);
    } catch (error) {
      this.log.warn({ err: error }, 'an account could not be erased and will be tried again');
    }
  }

  private async erase(userId: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const account = await this.accounts.lockDue(userId);
      if (!account) return;
      const heir = account.isCustomer ? null : await this.accounts.findHeir();
      await this.mails.forget(em, account);
      await this.data.erase(account, heir);
      await this.accounts.delete(userId);
    });
  }
}
