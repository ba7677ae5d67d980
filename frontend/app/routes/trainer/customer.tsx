import type { LoaderFunctionArgs, MetaArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { CustomerTabs } from '~/features/customers/customer-tabs';
import { readCustomerOnce } from '~/features/customers/customers.server';
import { useFreshWhenSeen } from '~/features/fresh/use-fresh-when-seen';
import { generatorForCustomerPath } from '~/paths/drafts';
import { customersPath } from '~/paths/pages';
import { requireUser } from '~/platform/guards.server';
import { stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { absoluteTime, Banner, ButtonLink, PageHeader, Stack } from '~/ui';
import { PlusIcon } from '~/ui/icons';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'trainer');
  return { customer: await readCustomerOnce(context, params.id), timeZone };
}

export { stayWhenOffline as shouldRevalidate };

/** The page passes this to each of its tabs. */
export type CustomerPage = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'customer' | 'timeZone'>;

export default function Customer() {
  const page = useLoaderData<typeof loader>();
  const { id, name, email, isClosed } = page.customer;
  useFreshWhenSeen();
  return (
    <>
      <PageHeader
        title={name ?? email}
        back={{ to: customersPath, label: 'Customers' }}
        description={<About {...page} />}
        actions={
          isClosed ? undefined : (
            <ButtonLink to={generatorForCustomerPath(id)} variant="primary" icon={PlusIcon}>
              Create New Meal Plan
            </ButtonLink>
          )
        }
      />
      <Stack>
        {isClosed ? (
          <Banner tone="info" title="Account closed">
            {name ?? email} cannot sign in, and cannot be given new plans or recipes.
          </Banner>
        ) : null}
        <CustomerTabs customer={page.customer} />
        <Outlet context={page satisfies CustomerPage} />
      </Stack>
    </>
  );
}

function About({ customer, timeZone }: CustomerPage) {
  const { name, email, firstAssignedAt, beganBy } = customer;
  return (
    <>
      {name ? <p>{email}</p> : null}
      {firstAssignedAt ? (
        <p className="mt-1">
          Customer since {absoluteTime(new Date(firstAssignedAt), timeZone)}
          {beganBy === 'admin' ? ', linked by an admin' : ''}
        </p>
      ) : null}
    </>
  );
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta({ title: args.data?.customer.name ?? args.data?.customer.email ?? 'Customer' })(args);
