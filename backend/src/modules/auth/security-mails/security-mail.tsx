import { defineMail } from '../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../platform/mail/templates/mail-layout.js';

/** The facts that a mail about a change of how users sign in states besides its text. */
export interface SecurityNotice {
  /** The time in words, with its zone. */
  at: string;
  securityLink: string;
}

interface Words<Data> {
  type: string;
  subject: string;
  preview: string;
  text: (data: Data) => string;
  ifNotYou: string;
}

const FOOTER = 'We send this email whenever something changes about how you sign in to your account.';

export const CHANGE_PASSWORD =
  'If this wasn’t you, somebody else is in your account. Change your password now, which signs out all other devices, and look at your security settings.';

export const securityMail = <Data extends SecurityNotice>({
  type,
  subject,
  preview,
  text,
  ifNotYou,
}: Words<Data>) =>
  defineMail<Data>({
    type,
    kind: 'security',
    subject: () => subject,
    body: (data) => (
      <MailLayout preview={preview} heading={subject} footer={FOOTER}>
        <MailText>{text(data)}</MailText>
        <MailText>{ifNotYou}</MailText>
        <MailAction href={data.securityLink}>Open security settings</MailAction>
      </MailLayout>
    ),
  });
