import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useOutletContext } from '@remix-run/react';
import { coachingEnding } from '~/features/trainer/coaching-ending';
import { FeeCard, NotesCard } from '~/features/trainer/coaching-terms';
import { readTerms, saveTerms } from '~/features/trainer/coaching-terms.server';
import { endCoachingPath } from '~/paths/customers';
import { todayIn } from '~/platform/calendar';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { Card, ConfirmLink, Stack } from '~/ui';
import type { CustomerPage } from '../customer';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireUser(context, 'trainer');
  return { ...(await readTerms(context, params.id)), today: todayIn(timeZone) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer');
  return saveTerms(context, request, params.id);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function CustomerCoaching() {
  const { terms, ...fee } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { customer } = useOutletContext<CustomerPage>();
  const name = customer.name ?? customer.email;
  return (
    <Stack>
      <NotesCard notes={terms.notes} refused={refused} />
      <FeeCard terms={terms} refused={refused} {...fee} />
      <Card
        title="End the coaching"
        actions={
          <ConfirmLink
            to={endCoachingPath(customer.id)}
            text="End coaching"
            confirmation={coachingEnding(name)}
          />
        }
      >
        <p>{name} keeps their plans and data. You no longer see them from that moment on.</p>
      </Card>
    </Stack>
  );
}
