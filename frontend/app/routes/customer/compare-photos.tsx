import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CompareForm } from '~/features/progress/compare-form';
import { PhotoPair } from '~/features/progress/photo-pair';
import { byDay, daysToCompare, pairsOf } from '~/features/progress/photo-texts';
import { readPhotos } from '~/features/progress/photos.server';
import { photosPath } from '~/paths/progress';
import { requireUser } from '~/platform/guards.server';
import { stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { EmptyState, PageHeader, Stack } from '~/ui';

const title = 'Compare Photos';

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, 'customer');
  const photos = await readPhotos(context);
  const days = daysToCompare(photos, new URL(request.url).searchParams);
  const all = byDay(photos).map(([day]) => day);
  return { all, days, pairs: pairsOf(photos, days.before, days.after) };
}

export { stayWhenOffline as shouldRevalidate };

export default function ComparePhotos() {
  const { all, days, pairs } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} back={{ to: photosPath, label: 'Photos' }} />
      <Stack>
        {all.length > 0 ? (
          <CompareForm days={all} {...days} />
        ) : (
          <EmptyState title="No photos yet.">Two photos of different dates can be compared here.</EmptyState>
        )}
        {pairs.map((pair) => (
          <PhotoPair key={pair.type} {...pair} days={days} />
        ))}
      </Stack>
    </>
  );
}

export const meta = pageMeta({ title });
