import { Global, Module } from '@nestjs/common';
import { MailConfig } from './mail.config.js';
import { MailTransport, mailTransport } from './mail-transport.js';
import { Mailer } from './mailer.js';
import { SendMailHandler } from './send-mail.job.js';

@Global()
@Module({
  providers: [
    Mailer,
    SendMailHandler,
    { provide: MailTransport, inject: [MailConfig], useFactory: mailTransport },
  ],
  exports: [Mailer],
})
export class MailModule {}
