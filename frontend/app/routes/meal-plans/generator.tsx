import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminTabs } from '~/features/admin-recipes/admin-tabs';
import { listCustomersToChoose } from '~/features/customers/customers.server';
import { DraftList } from '~/features/plan-drafts/draft-list';
import { readDrafts } from '~/features/plan-drafts/drafts.server';
import { answerGenerator } from '~/features/plan-generator/generate.server';
import { Generator } from '~/features/plan-generator/generator';
import { marked, startedFrom } from '~/features/plan-generator/profile-rules';
import { readCustomerFacts } from '~/features/plan-generator/profile-rules.server';
import { readWishAgain } from '~/features/plan-generator/wish-again.server';
import { usualValues } from '~/features/plan-generator/wish-fields';
import { TrainerTabs } from '~/features/trainer/trainer-tabs';
import { customerPath } from '~/paths/customers';
import { generatorPath } from '~/paths/pages';
import { adminPlansPath } from '~/paths/saved-plans';
import { readAppInfo } from '~/platform/app-info.server';
import { tomorrowIn } from '~/platform/calendar';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { ButtonLink, PageHeader, Stack } from '~/ui';

const title = 'Meal Plan Generator';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireUser(context, 'trainer', 'admin');
  const { searchParams } = new URL(request.url);
  const draftId = searchParams.get('draft');
  const customerId = searchParams.get('customer');
  const usual = usualValues(tomorrowIn(timeZone));
  const again = draftId ? await readWishAgain(context, draftId, usual) : null;
  const { customers, more } = await listCustomersToChoose(
    context,
    again?.values.texts.customerId ?? customerId,
  );
  const customer = customers?.find(({ id }) => id === customerId);
  if (customer) Object.assign(usual.texts, { customerId: customer.id, clientName: customer.name ?? '' });
  const { profile, facts } = await readCustomerFacts(context, again?.values.texts.customerId ?? customer?.id);
  const values = again?.values ?? startedFrom(profile, usual);
  return {
    role,
    timeZone,
    cameFrom: customer && role === 'trainer' ? nameAndPage(customer) : undefined,
    ...(await readDrafts(context)),
    usual: values,
    profile: marked(profile, values),
    facts,
    said: again?.said ?? '',
    again: again !== null,
    customers,
    moreCustomers: more,
    wishesSentTo: (await readAppInfo(context))?.wishesSentTo ?? null,
  };
}

/** A plan for a customer is begun on their page. */
const nameAndPage = ({ id, name, email }: { id: string; name: string | null; email: string }) => ({
  to: customerPath(id),
  label: name ?? email,
});

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, 'trainer', 'admin');
  return answerGenerator(context, request);
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function GeneratorPage() {
  const { role, timeZone, cameFrom, drafts, total, customers, ...generator } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={title}
        back={cameFrom}
        description="Say what your customer needs in plain words, or fill in the form. Every plan is checked rule by rule."
        actions={role === 'admin' ? <ButtonLink to={adminPlansPath}>Saved Plans</ButtonLink> : undefined}
      />
      <Stack>
        {role === 'admin' ? <AdminTabs current="generator" /> : <TrainerTabs current="generate" />}
        <Generator customers={customers} {...generator} />
        <DraftList drafts={drafts} total={total} from={generatorPath} timeZone={timeZone} />
      </Stack>
    </>
  );
}

export const meta = pageMeta({ title });
