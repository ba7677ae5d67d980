import { Global, Module } from '@nestjs/common';
import { MailConfig } from './mail.config.js';
import { MailComposer } from './mail-composer.js';
import { MailLog } from './mail-log.js';
import { MailPermission } from './mail-permission.js';
import { MailTransport, mailTransport } from './mail-transport.js';
import { Mailer } from './mailer.js';
import { SendMailHandler } from './send-mail.job.js';
import { SentMails } from './sent-mails.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import './own-data.sql.js';

@Global()
@Module({
  providers: [
    Mailer,
    MailComposer,
    MailLog,
    MailPermission,
    SendMailHandler,
    SentMails,
    UnsubscribeLinks,
    { provide: MailTransport, inject: [MailConfig], useFactory: mailTransport },
  ],
  exports: [Mailer, MailComposer, MailLog, MailPermission, SentMails, UnsubscribeLinks],
})
export class MailModule {}
