import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useOutletContext } from '@remix-run/react';
import { CustomerOverview } from '~/features/trainer/customer-overview';
import { readOverview } from '~/features/trainer/customer-overview.server';
import { requireUser } from '~/platform/guards.server';
import type { CustomerPage } from '../customer';

export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  return readOverview(context, params.id);
}

export default function CustomerOverviewTab() {
  const overview = useLoaderData<typeof loader>();
  const { customer, timeZone } = useOutletContext<CustomerPage>();
  return <CustomerOverview customer={customer} overview={overview} timeZone={timeZone} />;
}
