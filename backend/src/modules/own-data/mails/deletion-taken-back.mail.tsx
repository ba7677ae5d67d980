import { defineMail } from '../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../platform/mail/templates/mail-layout.js';

interface DeletionTakenBackData {
  /** The time in words, with its zone. */
  at: string;
  securityLink: string;
}

export const deletionTakenBackMail = defineMail<DeletionTakenBackData>({
  type: 'deletion_taken_back',
  kind: 'security',
  subject: () => 'Your Mealwright account will not be deleted',
  body: ({ at, securityLink }) => (
    <MailLayout
      preview="Signing in took the deletion back."
      heading="Your account will not be deleted"
      footer="We send this email when signing in takes back the deletion of an account."
    >
      <MailText>
        You signed in on {at}. That took back the deletion of your account, and everything in it is still
        there. If you still want to delete it, ask again under “Your data”.
      </MailText>
      <MailText>
        If this wasn’t you, somebody else is in your account. Change your password now, which signs out all
        other devices, and look at your security settings.
      </MailText>
      <MailAction href={securityLink}>Open security settings</MailAction>
    </MailLayout>
  ),
});
