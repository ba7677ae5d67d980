import { profileImagePath } from '~/paths/account';
import { portraitPath } from '~/paths/people';
import { Avatar, ButtonLink, Card } from '~/ui';
import { EditIcon } from '~/ui/icons';
import type { Account } from './account.server';

export function ImageCard({ profile }: { profile: Account['profile'] }) {
  const picture = portraitPath(profile.profilePicture, 'large');
  return (
    <Card title="Profile image">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar email={profile.email} picture={picture} size="page" />
        <div className="grid min-w-0 justify-items-start gap-2">
          <p className="text-muted">
            {picture ? 'Shown beside your name.' : 'Your initials are shown until you choose an image.'}
          </p>
          <ButtonLink to={profileImagePath} icon={EditIcon}>
            {picture ? 'Change image' : 'Add image'}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
