import { Form, useLocation } from '@remix-run/react';
import { WithinTarget } from '~/features/meal-plans/day-totals';
import { PlanNumbers } from '~/features/meal-plans/plan-numbers';
import { type DayCheck, portionText } from '~/features/meal-plans/plan-words';
import type { ShownMeal } from '~/features/meal-plans/shown-days';
import { labelOf, mealTypes, timeText } from '~/features/recipes/recipe-words';
import { changeMealPath } from '~/paths/drafts';
import { Badge, Banner, ButtonLink, EmptyState, SubmitButton } from '~/ui';
import { ClockIcon, WarningIcon } from '~/ui/icons';
import { mealPath } from './places';
import { SwapSearchForm } from './swap-search-form';
import type { Swap, SwapSearch, Swaps } from './swaps.server';

type SwapChoicesProps = {
  id: string;
  revision: number;
  meal: ShownMeal;
  /** The current totals of the day. */
  day: DayCheck | null;
  swaps: Swaps;
  /** The search, or null for our own suggestions. */
  search: SwapSearch | null;
};

/** Alternatives for a meal, and the day's totals with each of them. */
export function SwapChoices({ id, revision, meal, day, swaps, search }: SwapChoicesProps) {
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-muted">
          Day {meal.day}, {labelOf(mealTypes, meal.mealType).toLowerCase()}
        </p>
        <p className="font-semibold wrap-anywhere">
          {meal.name}, {portionText(meal.portion)}
        </p>
        <PlanNumbers totals={meal} />
      </div>
      {day ? (
        <dl className="grid gap-1">
          <Line term="The day's target" totals={day.target} />
          <Line term="The day now" totals={day.actual} holds={day.holds} />
        </dl>
      ) : null}
      <SwapSearchForm id={id} revision={revision} meal={meal} search={search} />
      {swaps.candidates ? (
        <Candidates id={id} revision={revision} meal={meal} search={search} candidates={swaps.candidates} />
      ) : (
        <Banner
          tone="warning"
          title={swaps.problem ?? undefined}
          action={
            <ButtonLink to={changeMealPath(id, 'swap', meal)} replace>
              Retry
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}

type CandidatesProps = Pick<SwapChoicesProps, 'id' | 'revision' | 'meal' | 'search'> & {
  candidates: readonly Swap[];
};

function Candidates({ id, revision, meal, search, candidates }: CandidatesProps) {
  const here = useLocation();
  if (candidates.length === 0 && search) {
    return (
      <EmptyState title={`No recipe for “${search.search}”${search.fits ? ' fits this day' : ''}`}>
        {search.fits ? 'Uncheck “Only what fits the day” to see everything.' : 'Please try other words.'}
      </EmptyState>
    );
  }
  if (candidates.length === 0) {
    return (
      <EmptyState
        title="No other recipe keeps every rule here"
        action={<ButtonLink to={mealPath(id, meal)}>Back to the plan</ButtonLink>}
      >
        Try another portion, or generate the rest again.
      </EmptyState>
    );
  }
  return (
    <ul
      aria-label={search ? `Recipes for “${search.search}”` : 'Similar in calories and macros'}
      className="grid gap-3"
    >
      {candidates.map(({ recipeId, name, servings, minutes, eaten, becomes, holds, breaks, isOwn }) => (
        <li key={recipeId} className="grid gap-2 rounded-card border border-line p-4">
          <p className="font-semibold wrap-anywhere">
            {name}, {portionText(servings)} {isOwn ? <Badge tone="info">Your recipe</Badge> : null}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <PlanNumbers totals={eaten} />
            <span className="inline-flex items-center gap-1 self-center text-sm text-muted">
              <ClockIcon />
              {timeText(minutes)}
            </span>
          </p>
          <dl>
            <Line term="The day becomes" totals={becomes} holds={holds} />
          </dl>
          {breaks.length > 0 ? (
            <p className="flex items-start gap-1 font-semibold text-warning">
              <WarningIcon className="mt-px" />
              It would break: {breaks.join('; ')}
            </p>
          ) : null}
          <Form method="post" action={here.pathname + here.search} replace>
            <input type="hidden" name="revision" value={revision} />
            <input type="hidden" name="servings" value={servings} />
            <SubmitButton name="recipeId" value={recipeId} variant="secondary" pendingText="Updating...">
              Use this<span className="sr-only">: {name}</span>
            </SubmitButton>
          </Form>
        </li>
      ))}
    </ul>
  );
}

type LineProps = { term: string; totals: DayCheck['target']; holds?: boolean };

function Line({ term, totals, holds }: LineProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className="text-sm text-muted">{term}:</dt>
      <dd className="flex flex-wrap items-center gap-x-3">
        <PlanNumbers totals={totals} />
        {holds === undefined ? null : <WithinTarget holds={holds} />}
      </dd>
    </div>
  );
}
