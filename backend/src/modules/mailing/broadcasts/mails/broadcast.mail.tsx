import { defineMail } from '../../../../platform/mail/mail-template.js';
import { MailLayout, MailParagraphs } from '../../../../platform/mail/templates/mail-layout.js';

interface BroadcastMail {
  subject: string;
  /** Paragraphs, which empty lines separate. */
  body: string;
}

export const noticeMail = defineMail<BroadcastMail>({
  type: 'notice',
  kind: 'notice',
  subject: ({ subject }) => subject,
  body: ({ subject, body }) => (
    <MailLayout
      preview={beginningOf(body)}
      heading={subject}
      footer="You are receiving this email because you have an account on Mealwright."
    >
      <MailParagraphs>{body}</MailParagraphs>
    </MailLayout>
  ),
});

export const announcementMail = defineMail<BroadcastMail>({
  type: 'announcement',
  kind: 'announcement',
  subject: ({ subject }) => subject,
  body: ({ subject, body }) => (
    <MailLayout
      preview={beginningOf(body)}
      heading={subject}
      footer="You are receiving this email because you agreed to get announcements from Mealwright."
    >
      <MailParagraphs>{body}</MailParagraphs>
    </MailLayout>
  ),
});

/** Goes to the admin who wrote it, whatever they want to get, and has no effect on who gets the message. */
export const broadcastTestMail = defineMail<BroadcastMail>({
  type: 'broadcast-test',
  kind: 'security',
  subject: ({ subject }) => `Test: ${subject}`,
  body: ({ subject, body }) => (
    <MailLayout
      preview={beginningOf(body)}
      heading={subject}
      footer="This is a test that you sent to yourself. Nobody else has got it."
    >
      <MailParagraphs>{body}</MailParagraphs>
    </MailLayout>
  ),
});

export const BROADCAST_MAILS = { notice: noticeMail, announcement: announcementMail };

const MAX_PREVIEW = 120;

const beginningOf = (body: string): string => body.replaceAll(/\s+/g, ' ').slice(0, MAX_PREVIEW);
