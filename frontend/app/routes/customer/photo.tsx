import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PhotoForm } from '~/features/progress/photo-form';
import { savePhoto } from '~/features/progress/photo-form.server';
import { PhotoImage } from '~/features/progress/photo-list';
import { readPhoto } from '~/features/progress/photos.server';
import { photoFilePath, photosPath } from '~/paths/progress';
import { todayIn } from '~/platform/calendar';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { PageHeader } from '~/ui';

const title = 'Edit Photo';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'customer');
  return { photo: await readPhoto(context, params.id), today: todayIn(timeZone) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'customer');
  return savePhoto(context, request, params.id ?? '');
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function EditPhoto() {
  const { photo, today } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="max-w-form">
      <PageHeader title={title} back={{ to: photosPath, label: 'Photos' }} />
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <PhotoImage photo={photo} address={photoFilePath(photo.id, 'large')} />
        </div>
        <PhotoForm {...{ photo, today, refused }} />
      </div>
    </div>
  );
}

export const meta = pageMeta({ title });
