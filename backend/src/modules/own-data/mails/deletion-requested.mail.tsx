import { defineMail } from '../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../platform/mail/templates/mail-layout.js';

interface DeletionRequestedData {
  /** The time in words, with its zone. */
  at: string;
  signInLink: string;
}

export const deletionRequestedMail = defineMail<DeletionRequestedData>({
  type: 'deletion_requested',
  kind: 'security',
  subject: () => 'Your Mealwright account will be deleted',
  body: ({ at, signInLink }) => (
    <MailLayout
      preview="Signing in takes the deletion back."
      heading="Your account will be deleted"
      footer="We send this email when somebody who is signed in to your account asks to delete it."
    >
      <MailText>
        Your account is locked, and you have been signed out everywhere. On {at}, everything that we keep of
        you will be deleted for good, your photos included.
      </MailText>
      <MailText>
        If you change your mind, or if this wasn’t you, sign in before then. That takes it back.
      </MailText>
      <MailAction href={signInLink}>Sign in and keep the account</MailAction>
    </MailLayout>
  ),
});
