import {
  Choice,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
} from '../../../../platform/http/answers.js';
import { MAIL_KINDS, type MailKind } from '../../../../platform/mail/mail-kind.js';
import { MAIL_STATUSES, type MailStatus } from '../../../../platform/mail/mail-log.js';
import { type LoggedMailRow, MAX_COUNTED_MAILS } from '../mail-search.queries.js';

class LoggedMailResponse {
  @Id() id: string;
  @Text() recipientEmail: string;
  @Text() subject: string;
  @Choice(MAIL_KINDS) kind: MailKind;
  @Text('The name of the template') emailType: string;
  @Choice(
    MAIL_STATUSES,
    'Withheld: its reader does not want such mails. Failed: it is tried again for some hours. Refused: it is not.',
  )
  status: MailStatus;
  @Maybe(Text('Why it could not be sent')) errorMessage: string | null;
  @Moment('When it was sent, or last tried') sentAt: string;

  constructor({ sentAt, ...mail }: LoggedMailRow) {
    Object.assign(this, mail);
    this.sentAt = sentAt.toISOString();
  }
}

export class MailsResponse {
  @ListOf(Part(LoggedMailResponse), 'The newest first') mails: LoggedMailResponse[];
  @WholeNumber(`How many match; at most ${MAX_COUNTED_MAILS} are counted`) found: number;

  constructor(mails: LoggedMailRow[], found: number) {
    this.mails = mails.map((mail) => new LoggedMailResponse(mail));
    this.found = found;
  }
}
