import { emailSettingsPath } from '~/paths/emails';
import { ownDataPath } from '~/paths/own-data';
import { securityPath } from '~/paths/settings';

type SettingsPage = {
  label: string;
  to: string;
  /** Says on profiles what the page is for. */
  about: string;
};

/** The pages under the settings shell, in the order of their tabs. Profiles have a card for each. */
export const settingsPages: readonly SettingsPage[] = [
  {
    label: 'Security',
    to: securityPath,
    about:
      'Your password, a second step when signing in, your devices, and what has happened with your account lately.',
  },
  {
    label: 'Emails',
    to: emailSettingsPath,
    about: 'Which emails you get, and how often a summary comes.',
  },
  {
    label: 'Your data',
    to: ownDataPath,
    about: 'Download all that we keep of you, or delete your account.',
  },
];
