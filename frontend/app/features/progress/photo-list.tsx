import type { ReactNode } from 'react';
import type { PhotoSize } from '~/paths/progress';
import { Badge, Card, EmptyState, Stack } from '~/ui';
import { UserIcon } from '~/ui/icons';
import { dayText } from './measurement-figures';
import { byDay, type Photo, photoText, typeText } from './photo-texts';

/** Returns the address of a file for its reader. */
export type PhotoAddress = (id: string, size: PhotoSize) => string;

type PhotoListProps = {
  photos: readonly Photo[];
  /** The sentence that is shown if there are none. */
  empty: string;
  addressOf: PhotoAddress;
  /** Says who sees each photo. Trainers are shown only shared ones. */
  showsPrivacy?: boolean;
  actionsOf?: (photo: Photo) => ReactNode;
};

export function PhotoList({ photos, empty, addressOf, showsPrivacy, actionsOf }: PhotoListProps) {
  if (photos.length === 0)
    return (
      <EmptyState icon={UserIcon} title="No photos yet.">
        {empty}
      </EmptyState>
    );
  return (
    <Stack>
      {byDay(photos).map(([day, taken]) => (
        <Card key={day} title={dayText(day)}>
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
            {taken.map((photo) => (
              <li key={photo.id} className="grid content-start gap-2">
                <a href={addressOf(photo.id, 'large')}>
                  <PhotoImage photo={photo} address={addressOf(photo.id, 'small')} />
                </a>
                <p className="flex flex-wrap gap-2">
                  <Badge>{typeText(photo.photoType)}</Badge>
                  {showsPrivacy ? (
                    <Badge tone={photo.isPrivate ? 'neutral' : 'info'}>
                      {photo.isPrivate ? 'Only you' : 'Shared'}
                    </Badge>
                  ) : null}
                </p>
                {photo.caption ? <p className="text-sm wrap-anywhere text-muted">{photo.caption}</p> : null}
                {actionsOf?.(photo)}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  );
}

/** Photos have any shape, so each stands whole in a frame of the same size. */
export function PhotoImage({ photo, address }: { photo: Photo; address: string }) {
  return (
    <img
      src={address}
      alt={photoText(photo)}
      width={photo.width}
      height={photo.height}
      loading="lazy"
      decoding="async"
      className="aspect-[3/4] h-auto w-full rounded-control bg-raised object-contain"
    />
  );
}
