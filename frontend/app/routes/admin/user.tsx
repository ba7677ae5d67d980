import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { CurrentPlan } from '~/features/customer-plans/current-plan';
import { readCustomer } from '~/features/customers/customers.server';
import { linkCandidates, linkToUser } from '~/features/users/coaching.server';
import { LinksCard } from '~/features/users/links-card';
import { roleName } from '~/features/users/roles';
import { statusChange } from '~/features/users/status-change';
import { TrainerFactsCard } from '~/features/users/trainer-facts';
import { UserHistory } from '~/features/users/user-history';
import { readTrainerFacts, readUser, type UserDetails } from '~/features/users/users.server';
import { UserStatus } from '~/features/users/users-table';
import { usersPath } from '~/paths/pages';
import { adminPlansPath } from '~/paths/saved-plans';
import { plansOfUserPath, resetSecondStepPath, userPath, userStatusPath } from '~/paths/users';
import { ApiFailure } from '~/platform/api-errors.server';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { requireUser } from '~/platform/guards.server';
import { keepFormWhenOffline, stayWhenOffline } from '~/platform/offline-form';
import { pageMeta } from '~/platform/page-meta';
import { redirectWithToast } from '~/platform/toast.server';
import { ButtonLink, Card, ConfirmLink, DefinitionList, PageHeader, RelativeTime, Stack } from '~/ui';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const admin = await requireUser(context, 'admin');
  const user = await readUser(context, params.id);
  return {
    user,
    candidates: await linkCandidates(context, user),
    customer: user.role === 'customer' ? await readCustomer(context, user.id) : null,
    facts: user.role === 'trainer' ? await readTrainerFacts(context, user.id) : null,
    isSelf: user.id === admin.id,
    timeZone: admin.timeZone,
  };
}

const schema = z.object({ email: text });

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, 'admin');
  const submission = await decodeForm(request, schema);
  const user = await readUser(context, params.id);
  const outcome = await linkToUser(context, user, submission.value.email);
  if (outcome instanceof ApiFailure) return refuseForm({ context, submission, failure: outcome });
  return redirectWithToast(context, userPath(user.id), { tone: 'success', title: outcome });
}

export { keepFormWhenOffline as clientAction, stayWhenOffline as shouldRevalidate };

export default function UserPage() {
  const { user, candidates, customer, facts, isSelf, timeZone } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const change = statusChange(user);
  return (
    <>
      <PageHeader
        title={user.email}
        back={{ to: usersPath, label: 'Users' }}
        actions={
          isSelf ? undefined : (
            <ConfirmLink
              to={userStatusPath(user.id)}
              look={{ variant: 'secondary' }}
              text={change.confirmText}
              confirmation={change}
            />
          )
        }
      />
      <Stack gap="large">
        <Card title="Account">
          <DefinitionList
            items={[
              { term: 'Status', description: <UserStatus user={user} /> },
              ...(user.eraseAfter
                ? [
                    {
                      term: 'Everything is deleted',
                      description: <When moment={user.eraseAfter} zone={timeZone} />,
                    },
                  ]
                : []),
              { term: 'Role', description: roleName(user.role) },
              { term: 'Name', description: user.name ?? 'not given' },
              { term: 'Account created', description: <When moment={user.createdAt} zone={timeZone} /> },
              { term: 'Last login', description: <When moment={user.lastLoginAt} zone={timeZone} /> },
              {
                term: 'Second step',
                description: <SecondStep user={user} isSelf={isSelf} zone={timeZone} />,
              },
            ]}
          />
        </Card>
        {facts ? <TrainerFactsCard facts={facts} /> : null}
        {customer ? (
          <Card
            title="Meal plan"
            actions={<ButtonLink to={plansOfUserPath(user.id)}>All plans of this customer</ButtonLink>}
          >
            <CurrentPlan customer={customer} library={adminPlansPath} base={userPath(user.id)} />
          </Card>
        ) : null}
        {user.role === 'admin' ? null : (
          <LinksCard user={user} candidates={candidates} refused={refused} timeZone={timeZone} />
        )}
        <UserHistory entries={user.history} timeZone={timeZone} />
      </Stack>
    </>
  );
}

type SecondStepProps = { user: UserDetails; isSelf: boolean; zone: string | null };

/** The second step of a user's sign-in, and a way back in for users who have lost their factor. */
function SecondStep({ user, isSelf, zone }: SecondStepProps) {
  if (!user.secondFactorSince) return <>none</>;
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        set up <RelativeTime value={user.secondFactorSince} timeZone={zone} withTime />
      </p>
      {isSelf ? null : (
        <ButtonLink to={resetSecondStepPath(user.id)} variant="secondary">
          Reset second step
        </ButtonLink>
      )}
    </div>
  );
}

function When({ moment, zone }: { moment: string | null; zone: string | null }) {
  return moment ? <RelativeTime value={moment} timeZone={zone} withTime /> : <>never</>;
}

export const meta = pageMeta({ title: 'User' });
