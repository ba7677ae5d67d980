import type { RefusedForm } from '~/platform/forms';
import { Stack } from '~/ui';
import type { Account } from './account.server';
import { DetailsCard } from './details-card';
import { DevicesCard } from './devices-card';
import { EmailCard } from './email-card';
import { GoogleCard } from './google-card';
import { ImageCard } from './image-card';
import { PasswordCard } from './password-card';
import { ThemeCard } from './theme-card';

type AccountCardsProps = { account: Account; refused: RefusedForm | undefined };

/** The part of a profile that all roles share. */
export function AccountCards({ account, refused }: AccountCardsProps) {
  return (
    <Stack gap="large">
      <ImageCard profile={account.profile} />
      <DetailsCard account={account} refused={refused} />
      <EmailCard account={account} refused={refused} />
      <PasswordCard
        email={account.profile.email}
        hasPassword={account.profile.hasPassword}
        rules={account.passwordRules}
        refused={refused}
      />
      {account.googleEnabled ? <GoogleCard profile={account.profile} refused={refused} /> : null}
      <DevicesCard devices={account.devices} timeZone={account.profile.timeZone} refused={refused} />
      <ThemeCard theme={account.theme} />
    </Stack>
  );
}
