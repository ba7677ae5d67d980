import { SettingsCards } from '~/features/settings/settings-cards';
import type { RefusedForm } from '~/platform/forms';
import { Stack } from '~/ui';
import type { Account } from './account.server';
import { DetailsCard } from './details-card';
import { EmailCard } from './email-card';
import { ImageCard } from './image-card';
import { ThemeCard } from './theme-card';

type AccountCardsProps = { account: Account; refused: RefusedForm | undefined };

/** The part of a profile that all roles share. */
export function AccountCards({ account, refused }: AccountCardsProps) {
  return (
    <Stack gap="large">
      <ImageCard profile={account.profile} />
      <DetailsCard account={account} refused={refused} />
      <EmailCard account={account} refused={refused} />
      <SettingsCards />
      <ThemeCard theme={account.theme} />
    </Stack>
  );
}
