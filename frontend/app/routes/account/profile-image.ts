import type { LoaderFunctionArgs } from '@remix-run/node';
import type { PortraitSize } from '~/paths/people';
import { apiFor } from '~/platform/api.server';
import { requireUser } from '~/platform/guards.server';
import { sendFile } from '~/platform/send-file.server';

/** Sends the image of somebody whom the user is shown. Its address never shows another one. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  const path = { id: params.id ?? '', size: params.size as PortraitSize };
  return sendFile(
    await apiFor(context).GET('/api/profile-images/{id}/{size}', { params: { path }, parseAs: 'stream' }),
  );
}
