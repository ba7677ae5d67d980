import { Link } from '@remix-run/react';
import { gramsText, kcalText, mealsPerDayText, mealsText } from '~/features/meal-plans/plan-words';
import { MealBadge } from '~/features/recipes/meal-badge';
import { deleteMyPlanPath, myPlanPath } from '~/paths/my-plans';
import { Badge, Card, ConfirmLink, RelativeTime } from '~/ui';
import { TrashIcon } from '~/ui/icons';
import { goalTitle } from './my-plan-words';
import type { ShownPlan } from './my-plans.server';
import { planDeletion } from './plan-deletion';
import { StatusDot } from './status-dot';

type MyPlanCardProps = {
  plan: ShownPlan;
  /** The address of the current list, to return to. */
  from: string;
  timeZone: string | null;
};

const mostTypes = 3;

/** The whole card links to the plan, which opens over the list. The link for deleting lies above it. */
export function MyPlanCard({ plan, from, timeZone }: MyPlanCardProps) {
  const { id, planName, totalDays, fitnessGoal, run, assignedAt, facts } = plan;
  if (facts.totalMeals === 0) return <InvalidPlan plan={plan} from={from} />;
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-low focus-within:border-input hover:border-input">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone="accent">{totalDays} Day Plan</Badge>
        <StatusDot run={run} />
      </p>
      <div>
        <h3 className="-m-1 line-clamp-3 p-1 text-lg font-semibold wrap-anywhere">
          <Link
            to={myPlanPath(id)}
            state={{ overlay: true }}
            preventScrollReset
            className="after:absolute after:inset-0 hover:underline"
          >
            {planName}
          </Link>
        </h3>
        <p className="text-muted">{goalTitle(fitnessGoal)}</p>
      </div>
      <MealTypes types={facts.mealTypes} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm tabular-nums">
        <Fact term="Average per day">{kcalText(facts.averageDaily.calories)}</Fact>
        <Fact term="Protein per day">{gramsText(facts.averageDaily.protein)}</Fact>
        <Fact term="Meals">{mealsPerDayText(facts.mealsPerDay)}</Fact>
        <Fact term="In total">{mealsText(facts.totalMeals)}</Fact>
      </dl>
      <div className="mt-auto flex items-end justify-between gap-2">
        <p className="min-w-0 text-sm text-muted">
          Assigned <RelativeTime value={assignedAt} timeZone={timeZone} />
          {facts.clientName ? <span className="block wrap-anywhere">For: {facts.clientName}</span> : null}
        </p>
        <DeleteLink plan={plan} from={from} />
      </div>
    </article>
  );
}

type DeletableProps = Pick<MyPlanCardProps, 'plan' | 'from'>;

function InvalidPlan({ plan, from }: DeletableProps) {
  return (
    <Card>
      <div className="grid gap-3">
        <p className="font-semibold text-danger">Error: Invalid meal plan data</p>
        <div className="flex items-end justify-between gap-2">
          <p className="min-w-0 text-muted wrap-anywhere">{plan.planName}</p>
          <DeleteLink plan={plan} from={from} />
        </div>
      </div>
    </Card>
  );
}

function DeleteLink({ plan: { id, planName, run }, from }: DeletableProps) {
  return (
    <div className="relative z-10 -me-2 -mb-2 shrink-0 print:hidden">
      <ConfirmLink
        to={deleteMyPlanPath(id, from)}
        look={{ variant: 'quiet', icon: TrashIcon }}
        text={
          <>
            Delete<span className="sr-only"> {planName}</span>
          </>
        }
        confirmation={planDeletion(planName, run)}
      />
    </div>
  );
}

function MealTypes({ types }: { types: ShownPlan['facts']['mealTypes'] }) {
  const rest = types.length - mostTypes;
  return (
    <ul aria-label="Meal types" className="flex flex-wrap gap-1">
      {types.slice(0, mostTypes).map((type) => (
        <li key={type}>
          <MealBadge meal={type} />
        </li>
      ))}
      {rest > 0 ? (
        <li>
          <Badge>+{rest}</Badge>
        </li>
      ) : null}
    </ul>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
