import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailTemplate } from '../../../platform/mail/mail-template.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { adminSummaryMail } from '../mails/admin-summary.mail.js';
import { customerSummaryMail } from '../mails/customer-summary.mail.js';
import { trainerSummaryMail } from '../mails/trainer-summary.mail.js';
import { periodOf } from '../schedule/due-day.js';
import type { SummaryReader } from '../schedule/email-summary.queries.js';
import { AdminSummaryService } from './admin-summary.service.js';
import { CustomerSummaryService } from './customer-summary.service.js';
import { TrainerSummaryService } from './trainer-summary.service.js';

/** Enqueues a mail that is ready to be sent, in the given transaction. */
type Send = (em: EntityManager) => Promise<void>;

/** Writes the summary that suits a reader's role. */
@Injectable()
export class SummaryWriter {
  constructor(
    private readonly mailer: Mailer,
    private readonly customers: CustomerSummaryService,
    private readonly trainers: TrainerSummaryService,
    private readonly admins: AdminSummaryService,
  ) {}

  /** Returns null if there is nothing to say. */
  async write(reader: SummaryReader, day: string): Promise<Send | null> {
    const asked = { reader, period: periodOf(reader.frequency, day) };
    switch (reader.role) {
      case 'customer':
        return this.letter(customerSummaryMail, reader, await this.customers.summarize(asked));
      case 'trainer':
        return this.letter(trainerSummaryMail, reader, await this.trainers.summarize(asked));
      case 'admin':
        return this.letter(adminSummaryMail, reader, await this.admins.summarize(asked));
    }
  }

  private letter<Data extends object>(
    template: MailTemplate<Data>,
    { email, userId }: SummaryReader,
    data: Data | null,
  ): Send | null {
    return data && ((em) => this.mailer.send(em, template, { email, userId }, data));
  }
}
