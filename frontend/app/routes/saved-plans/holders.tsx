import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { planWithdrawal } from '~/features/customer-plans/withdrawal';
import { dateInWords } from '~/features/meal-plans/plan-dates';
import { DialogOrPage } from '~/features/overlay/dialog-or-page';
import { readHolders, readSavedPlan, requireLibrary } from '~/features/saved-plans/saved-plans.server';
import { savedPlanTaskPath } from '~/paths/saved-plans';
import { pageMeta } from '~/platform/page-meta';
import { absoluteTime, ButtonLink, ConfirmLink, EmptyState } from '~/ui';
import { ClientsIcon } from '~/ui/icons';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { user, library, from } = await requireLibrary(context, request);
  const { id = '' } = params;
  const [{ mealPlanData }, holders] = await Promise.all([
    readSavedPlan(context, id),
    readHolders(context, id),
  ]);
  return {
    planName: mealPlanData.planName,
    from,
    assignTo: savedPlanTaskPath(library, id, 'assign', from),
    holders: holders.map(({ assignedAt, ...holder }) => ({
      ...holder,
      assigned: absoluteTime(new Date(assignedAt), user.timeZone),
      withdrawTo: savedPlanTaskPath(library, id, `assignments/${holder.id}/withdraw`, from),
    })),
  };
}

export default function Holders() {
  const { planName, from, assignTo, holders } = useLoaderData<typeof loader>();
  return (
    <DialogOrPage title={`Assigned (${holders.length})`} back={{ to: from, label: 'Back' }}>
      <div className="grid gap-4">
        <p className="font-semibold wrap-anywhere">{planName}</p>
        {holders.length === 0 ? (
          <EmptyState
            icon={ClientsIcon}
            title="No customer has this plan"
            action={
              <ButtonLink to={assignTo} replace>
                Assign to Customer
              </ButtonLink>
            }
          >
            When another plan takes over, a customer no longer has this one.
          </EmptyState>
        ) : (
          <ul className="rounded-card border border-line bg-surface">
            {holders.map((holder) => (
              <li
                key={holder.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-3 first:border-t-0"
              >
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{holder.email}</span>
                  <span className="block text-sm text-muted">
                    {holder.name ? `${holder.name}, ` : ''}assigned {holder.assigned},{' '}
                    {holder.status === 'upcoming' ? 'starts' : 'started'} {dateInWords(holder.startsOn)}
                  </span>
                </span>
                <div className="-mx-4">
                  <ConfirmLink
                    to={holder.withdrawTo}
                    look={{ variant: 'quiet' }}
                    text={
                      <>
                        Withdraw<span className="sr-only"> from {holder.email}</span>
                      </>
                    }
                    confirmation={planWithdrawal({
                      ...holder,
                      who: holder.name ?? holder.email,
                      planName,
                      action: holder.withdrawTo,
                    })}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </DialogOrPage>
  );
}

export const meta = pageMeta({ title: 'Assigned' });
