import { addDays, dateInWords } from '~/features/meal-plans/plan-dates';
import type { PlanRun } from '~/features/meal-plans/plan-run';
import { Checkbox, type Confirmation } from '~/ui';

export type Withdrawal = PlanRun & {
  /** The customer's name or email. */
  who: string;
  planName: string;
  /** The plan that can be brought back in its place. */
  replaces: string | null;
  action: string;
};

/** Asks whether to withdraw a plan from a customer, and says which plan they will have afterward. */
export function planWithdrawal({ who, planName, replaces, action, ...run }: Withdrawal): Confirmation {
  const without = emptyDays(run);
  return {
    title: 'Withdraw this plan?',
    children: (
      <div className="grid gap-3">
        <p>
          {who} will no longer see “{planName}” or what they checked off in its prep guide. This action cannot
          be undone.
        </p>
        {replaces ? (
          <Checkbox
            label={`Bring “${replaces}” back`}
            hint={`${who} will follow it again${run.endsOn ? ` until ${dateInWords(addDays(run.endsOn, -1))}` : ''}, as before. Otherwise, they will have ${without}`}
            name="bringBack"
            value="yes"
            defaultChecked
          />
        ) : (
          <p>They will then have {without}</p>
        )}
      </div>
    ),
    confirmText: 'Withdraw plan',
    pendingText: 'Withdrawing...',
    action,
  };
}

function emptyDays({ status, startsOn, endsOn }: PlanRun): string {
  if (endsOn) return `no plan until the next one starts ${dateInWords(endsOn)}.`;
  return status === 'upcoming' ? `no plan from ${dateInWords(startsOn)} on.` : 'no plan.';
}

/** Returns whether the box was checked. The box is missing if there is no plan to bring back. */
export const bringsBack = (form: FormData): boolean => form.get('bringBack') === 'yes';
