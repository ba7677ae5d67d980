import type { LoaderFunctionArgs } from '@remix-run/node';
import type { PhotoSize } from '~/paths/progress';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { conditionOf, sendFile } from '~/platform/send-file.server';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  const path = { id: params.id ?? '', photoId: params.photoId ?? '', size: params.size as PhotoSize };
  return sendFile(
    await apiFor(context).GET('/api/trainer/customers/{id}/photos/{photoId}/{size}', {
      ...{ params: { path }, headers: conditionOf(request), parseAs: 'stream' },
    }),
  );
}
