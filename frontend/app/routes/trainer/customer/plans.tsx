import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useLocation, useOutletContext } from '@remix-run/react';
import { CustomerPlans } from '~/features/customer-plans/customer-plans';
import { listCustomerPlans } from '~/features/customer-plans/customer-plans.server';
import { requireUser } from '~/platform/guards.server';
import { pageIn } from '~/platform/page-number';
import type { CustomerPage } from '../customer';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, 'trainer');
  return listCustomerPlans(context, params.id, pageIn(new URL(request.url).searchParams));
}

export default function CustomerPlansTab() {
  const list = useLoaderData<typeof loader>();
  const { customer, timeZone } = useOutletContext<CustomerPage>();
  const { pathname, search } = useLocation();
  return <CustomerPlans customer={customer} list={list} from={pathname + search} timeZone={timeZone} />;
}
