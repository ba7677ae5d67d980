import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useOutletContext } from '@remix-run/react';
import { readCustomerOnce } from '~/features/customers/customers.server';
import { NotShared } from '~/features/health-consent/not-shared';
import { PhotoList } from '~/features/progress/photo-list';
import { readPhotos } from '~/features/progress/photos.server';
import { customerPhotoFilePath } from '~/paths/progress';
import { requireUser } from '~/platform/guards.server';
import { stayWhenOffline } from '~/platform/offline-form';
import type { CustomerPage } from '../customer';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  const { id, sharesHealthData } = await readCustomerOnce(context, params.id);
  return sharesHealthData ? { photos: await readPhotos(context, id) } : null;
}

export { stayWhenOffline as shouldRevalidate };

export default function CustomerPhotos() {
  const shared = useLoaderData<typeof loader>();
  const { customer } = useOutletContext<CustomerPage>();
  if (!shared) return <NotShared customer={customer} />;
  return (
    <PhotoList
      photos={shared.photos}
      empty={`${customer.name ?? customer.email} has shared none with you. Customers decide for each photo.`}
      addressOf={(id, size) => customerPhotoFilePath(customer.id, id, size)}
    />
  );
}
