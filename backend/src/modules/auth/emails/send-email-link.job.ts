import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../../platform/config/app.config.js';
import { pages } from '../../../platform/config/pages.js';
import { defineJob } from '../../../platform/jobs/define-job.js';
import { Jobs, type RunningJob } from '../../../platform/jobs/jobs.js';
import { hashToken, randomToken } from '../../../platform/keys/keys.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { UserDirectory } from '../../users/index.js';
import { EmailChangeRepository } from './email-change.repository.js';
import { confirmEmailMail } from './mails/confirm-email.mail.js';
import { emailTakenMail } from './mails/email-taken.mail.js';

/**
 * This job, and not the request, looks up whether the new email is taken, so that the answer takes the same
 * time either way.
 */
export const sendEmailLinkJob = defineJob<LinkRequest>('send-email-link');

interface LinkRequest {
  userId: string;
  attempt: string;
}

@Injectable()
export class SendEmailLinkHandler implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly em: EntityManager,
    private readonly users: UserDirectory,
    private readonly changes: EmailChangeRepository,
    private readonly mailer: Mailer,
    private readonly config: AppConfig,
  ) {}

  onModuleInit() {
    this.jobs.handle(sendEmailLinkJob, (job) => this.run(job));
  }

  /** Running twice would send a second link, hence `finish`. A change that was canceled or asked for again gets none. */
  private async run({ payload, finish }: RunningJob<LinkRequest>) {
    await this.em.transactional(async (em) => {
      await finish(em);
      const change = await this.changes.lockOf(payload.userId);
      if (change?.attempt !== payload.attempt) return;
      const holder = await this.users.byEmail(change.newEmail);
      if (holder) {
        const loginLink = this.config.linkTo(pages.login);
        const to = { email: holder.email, userId: holder.id };
        if (!holder.isDisabled) await this.mailer.send(em, emailTakenMail, to, { loginLink });
        return;
      }
      const token = randomToken();
      change.linkSent(hashToken(token));
      const link = this.config.linkTo(pages.confirmEmail(token));
      const to = { email: change.newEmail, userId: change.userId };
      await this.mailer.send(em, confirmEmailMail, to, { link });
    });
  }
}
