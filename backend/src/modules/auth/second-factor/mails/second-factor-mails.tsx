import { defineMail } from '../../../../platform/mail/mail-template.js';
import { MailAction, MailLayout, MailText } from '../../../../platform/mail/templates/mail-layout.js';
import { CHANGE_PASSWORD, type SecurityNotice, securityMail } from '../../security-mails/security-mail.js';

export const codesOnMail = securityMail({
  type: 'codes_on',
  subject: 'Your account now asks for a code',
  preview: 'From now on, signing in takes a code from your app.',
  text: ({ at }) =>
    `An authenticator app was set up for your Mealwright account on ${at}. From now on, signing in takes your password and a code from that app. If your account had no second step before, all other devices have been signed out.`,
  ifNotYou: CHANGE_PASSWORD,
});

export const codesOffMail = securityMail({
  type: 'codes_off',
  subject: 'Your account no longer asks for a code',
  preview: 'The authenticator app was removed.',
  text: ({ at }) => `The authenticator app of your Mealwright account was removed on ${at}.`,
  ifNotYou: CHANGE_PASSWORD,
});

export const passkeyAddedMail = securityMail<SecurityNotice & { name: string }>({
  type: 'passkey_added',
  subject: 'A passkey was added to your account',
  preview: 'It can be used to sign in.',
  text: ({ at, name }) =>
    `The passkey “${name}” was added to your Mealwright account on ${at}. It can be used to sign in, and your password alone no longer can.`,
  ifNotYou: CHANGE_PASSWORD,
});

export const passkeyRemovedMail = securityMail<SecurityNotice & { name: string }>({
  type: 'passkey_removed',
  subject: 'A passkey was removed from your account',
  preview: 'It can no longer be used to sign in.',
  text: ({ at, name }) =>
    `The passkey “${name}” was removed from your Mealwright account on ${at}. It can no longer be used to sign in.`,
  ifNotYou: CHANGE_PASSWORD,
});

export const recoveryCodesMadeMail = securityMail({
  type: 'recovery_codes_made',
  subject: 'You have new recovery codes',
  preview: 'The earlier ones no longer work.',
  text: ({ at }) =>
    `New recovery codes were made for your Mealwright account on ${at}. The earlier ones no longer work.`,
  ifNotYou: CHANGE_PASSWORD,
});

export const recoveryCodeUsedMail = securityMail<SecurityNotice & { left: number }>({
  type: 'recovery_code_used',
  subject: 'A recovery code was used to sign in',
  preview: 'Each recovery code works once.',
  text: ({ at, left }) =>
    `Somebody signed in to your Mealwright account with a recovery code on ${at}. ${leftText(left)}`,
  ifNotYou: CHANGE_PASSWORD,
});

const leftText = (left: number) => {
  if (left === 0) return 'It was the last one. Make new ones in your security settings.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
};

export const wrongCodesMail = securityMail({
  type: 'wrong_codes',
  subject: 'Somebody has your password',
  preview: 'They entered it, and then several wrong codes.',
  text: ({ at }) =>
    `On ${at}, somebody entered the right password of your Mealwright account, and then several wrong codes. They were not let in.`,
  ifNotYou: 'If this wasn’t you, change your password now: somebody else knows it.',
});

export const passkeyCopiedMail = securityMail<SecurityNotice & { name: string }>({
  type: 'passkey_copied',
  subject: 'A passkey may have been copied',
  preview: 'We did not let it in.',
  text: ({ at, name }) =>
    `On ${at}, the passkey “${name}” was used to sign in to your Mealwright account in a way that a copy of it would be. We did not let it in.`,
  ifNotYou: 'Remove this passkey in your security settings, and add a new one.',
});

export const secondFactorResetMail = securityMail({
  type: 'second_factor_reset',
  subject: 'The second step of your sign-in was reset',
  preview: 'Your password is enough to sign in until you set it up again.',
  text: ({ at }) =>
    `On ${at}, an administrator removed the authenticator app, the passkeys, and the recovery codes of your Mealwright account, and signed out all devices. Until you set up a new one, your password is enough to sign in.`,
  ifNotYou: 'If you did not ask for this, change your password and tell the operator of this site.',
});

export const secondFactorResetByYouMail = defineMail<SecurityNotice & { whose: string }>({
  type: 'second_factor_reset_by_you',
  kind: 'security',
  subject: () => 'You reset how somebody signs in',
  body: ({ at, whose, securityLink }) => (
    <MailLayout
      preview="We tell you because it was done with your account."
      heading="You reset how somebody signs in"
      footer="We send this email to administrators who reset how somebody signs in."
    >
      <MailText>
        On {at}, your account was used to remove the authenticator app, the passkeys, and the recovery codes
        of {whose}.
      </MailText>
      <MailText>{CHANGE_PASSWORD}</MailText>
      <MailAction href={securityLink}>Open security settings</MailAction>
    </MailLayout>
  ),
});
