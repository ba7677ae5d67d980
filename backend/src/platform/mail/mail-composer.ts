import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app.config.js';
import { pages } from '../config/pages.js';
import { MailConfig } from './mail.config.js';
import { isOptional } from './mail-kind.js';
import { mailTemplate } from './mail-template.js';
import type { OutgoingMail } from './mail-transport.js';
import { plainSubject } from './plain-subject.js';
import { renderMail } from './render-mail.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

interface Addressed {
  type: string;
  to: string;
  userId: string | null;
}

/** Makes the text of a mail, with a way to turn such mails off in its footer and in its headers (RFC 8058). */
@Injectable()
export class MailComposer {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly mailConfig: MailConfig,
    private readonly config: AppConfig,
  ) {}

  async compose(
    { type, to, userId }: Addressed,
    data: object,
  ): Promise<Omit<OutgoingMail, 'id' | 'messageId'>> {
    const template = mailTemplate(type);
    const { kind } = template;
    const unsubscribeLink = isOptional(kind) && userId ? this.links.linkFor({ userId, kind }) : null;
    const settingsLink = this.config.linkTo(pages.emailSettings);
    const mail = await renderMail(template.body(data), { unsubscribeLink, settingsLink });
    return {
      ...{ from: this.mailConfig.MAIL_FROM, to, subject: plainSubject(template.subject(data)), ...mail },
      ...(unsubscribeLink && { headers: oneClickHeaders(unsubscribeLink) }),
    };
  }
}

const oneClickHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
