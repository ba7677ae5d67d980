import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import { defineJob } from '../../../platform/jobs/define-job.js';
import { Jobs, type RunningJob } from '../../../platform/jobs/jobs.js';
import { hashToken, randomToken } from '../../../platform/keys/keys.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { UserDirectory } from '../../users/index.js';
import { passwordResetMail } from './mails/password-reset.mail.js';
import { PasswordResetToken } from './password-reset-token.entity.js';

/**
 * This job, and not the request, looks up whether an account exists, so that the answer takes the same time
 * for known and unknown emails.
 */
export const requestPasswordResetJob = defineJob<ResetRequest>('request-password-reset');

interface ResetRequest {
  email: string;
}

@Injectable()
export class RequestPasswordResetHandler implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly em: EntityManager,
    private readonly users: UserDirectory,
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  onModuleInit() {
    this.jobs.handle(requestPasswordResetJob, (job) => this.run(job));
  }

  /**
   * Running twice would send a second link, hence `finish`. Earlier links stay valid, so that a stranger's request
   * cannot invalidate the one that the owner is about to open.
   */
  private async run({ payload, finish }: RunningJob<ResetRequest>) {
    await this.em.transactional(async (em) => {
      await finish(em);
      const user = await this.users.byEmail(payload.email);
      if (!user || user.isDisabled) return;
      const now = this.clock.now();
      const token = randomToken();
      em.persist(new PasswordResetToken(user, hashToken(token), now));
      const link = this.config.linkTo(pages.resetPassword(token));
      await this.mailer.send(em, passwordResetMail, { email: user.email, userId: user.id }, { link });
    });
  }
}
