import { CHANGE_PASSWORD, securityMail } from '../../security-mails/security-mail.js';

export const googleLinkedMail = securityMail({
  type: 'google_linked',
  subject: 'A Google account was linked to your account',
  preview: 'It can be used to sign in.',
  text: ({ at }) =>
    `A Google account was linked to your Mealwright account on ${at}. Anyone who is signed in to that Google account can sign in to yours.`,
  ifNotYou: `Unlink it in your security settings. ${CHANGE_PASSWORD}`,
});

export const googleUnlinkedMail = securityMail({
  type: 'google_unlinked',
  subject: 'Google can no longer open your account',
  preview: 'Sign in with your password from now on.',
  text: ({ at }) =>
    `The Google account was unlinked from your Mealwright account on ${at}. It can no longer be used to sign in.`,
  ifNotYou: CHANGE_PASSWORD,
});
