import { Link } from '@remix-run/react';
import type { components } from '#openapi/schema';
import { dateInWords } from '~/features/meal-plans/plan-dates';
import { withdrawPlanPath } from '~/paths/customers';
import { generatorForCustomerPath } from '~/paths/drafts';
import { type Library, savedPlanPath } from '~/paths/saved-plans';
import { ButtonLink, ConfirmLink } from '~/ui';
import { planWithdrawal } from './withdrawal';

type Schemas = components['schemas'];

type AssignedPlan = Schemas['CurrentPlanResponse'];

type CustomerWithPlan = Pick<
  Schemas['CustomerDetailsResponse'],
  'id' | 'email' | 'name' | 'plan' | 'nextPlan' | 'planRemovedAt' | 'isClosed'
>;

type Place = {
  library: Library;
  /** The page about the customer: /trainer/customers/ID. */
  base: string;
  /** The page to return to after withdrawing, if it is another. */
  from?: string;
};

/** Shows a customer's current and upcoming plans, with links to open and withdraw them. */
export function CurrentPlan({ customer, ...place }: Place & { customer: CustomerWithPlan }) {
  const plans = [customer.plan, customer.nextPlan].filter((plan) => plan !== null);
  return (
    <div className="grid gap-2">
      {plans.length === 0 ? (
        <p className="text-muted">
          {customer.planRemovedAt ? 'No plan (they deleted it)' : 'No plan'}
          {customer.isClosed ? null : (
            <>
              {' · '}
              <Link
                to={generatorForCustomerPath(customer.id)}
                className="font-semibold text-accent underline"
              >
                Make one<span className="sr-only"> for {customer.name ?? customer.email}</span>
              </Link>
            </>
          )}
        </p>
      ) : null}
      {plans.map((plan) => (
        <OnePlan key={plan.id} plan={plan} customer={customer} {...place} />
      ))}
    </div>
  );
}

type OnePlanProps = Place & { plan: AssignedPlan; customer: CustomerWithPlan };

function OnePlan(props: OnePlanProps) {
  const { planName } = props.plan;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span className="min-w-0 grow wrap-anywhere">
        <span className="font-semibold">{planName || 'Untitled Plan'}</span>
        <span className="block text-sm text-muted">{whenText(props.plan)}</span>
      </span>
      <span className="flex flex-wrap gap-x-2">
        <PlanLinks {...props} />
      </span>
    </div>
  );
}

type PlanLinksProps = Place & { plan: AssignedPlan; customer: { name: string | null; email: string } };

/** Leads to the saved plan that a customer's plan is a copy of, and to the question whether to withdraw it. */
export function PlanLinks({ plan, customer, library, base, from }: PlanLinksProps) {
  const { id, planName, savedPlanId, isOwn, canWithdraw } = plan;
  const name = planName || 'Untitled Plan';
  const to = withdrawPlanPath(base, id, from);
  return (
    <>
      {savedPlanId && isOwn ? (
        <span className="-ms-4">
          <ButtonLink to={savedPlanPath(library, savedPlanId)} variant="quiet">
            Open<span className="sr-only"> {name}</span>
          </ButtonLink>
        </span>
      ) : null}
      {canWithdraw ? (
        <span className="-ms-4">
          <ConfirmLink
            to={to}
            look={{ variant: 'quiet' }}
            text={
              <>
                Withdraw
                <span className="sr-only">
                  {' '}
                  {name} from {customer.name ?? customer.email}
                </span>
              </>
            }
            confirmation={planWithdrawal({ ...plan, who: customer.name ?? customer.email, action: to })}
          />
        </span>
      ) : null}
    </>
  );
}

/** "Day 3 of 7", "Starts Monday, November 30". */
export function whenText({ status, day, days, startsOn, endsOn }: AssignedPlan): string {
  if (status === 'upcoming' || day === null) return `Starts ${dateInWords(startsOn)}`;
  const today = days === 1 ? '1-day plan' : `Day ${day} of ${days}`;
  return endsOn ? `${today}, until the next one starts` : today;
}
