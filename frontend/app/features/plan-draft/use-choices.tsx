import { Form, useLocation } from '@remix-run/react';
import { PlanNumbers } from '~/features/meal-plans/plan-numbers';
import { gramsText, portionText } from '~/features/meal-plans/plan-words';
import { labelOf, mealTypes, timeText } from '~/features/recipes/recipe-words';
import { draftWeekPath } from '~/paths/drafts';
import { Banner, ButtonLink, ButtonRow, EmptyState, SubmitButton } from '~/ui';
import { ClockIcon } from '~/ui/icons';
import { Breaks, DayLine } from './effect-on-day';
import { Pictured } from './pictured';
import type { Uses } from './uses.server';

type UseChoicesProps = { id: string; revision: number; found: Uses };

/** Swaps of single meals to dishes with what is left over of a food, and the days with each of them. */
export function UseChoices({ id, revision, found }: UseChoicesProps) {
  const { week, leftOver, uses, problem } = found;
  const back = <ButtonLink to={draftWeekPath(id, week)}>Back to the plan</ButtonLink>;
  if (problem !== null) return <Banner tone="warning" title={problem} action={back} />;
  if (!leftOver) {
    return (
      <EmptyState title="Nothing is left over" action={back}>
        The meals of this week use up what is bought of this food.
      </EmptyState>
    );
  }
  const rest = `${gramsText(leftOver.grams)} of ${leftOver.name}`;
  if (uses.length === 0) {
    return (
      <EmptyState title={`No dish uses up ${rest}`} action={back}>
        No recipe with it suits a meal on {daysText(leftOver)}, keeps every rule, and needs no second package.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <p>
        {rest} will be left over. The package is opened on day {leftOver.openedOn}, so these dishes are for{' '}
        {daysText(leftOver)}.
      </p>
      <ul aria-label={`Dishes with ${leftOver.name}`} className="grid gap-3">
        {uses.map((use) => (
          <li key={use.recipeId} className="grid gap-2 rounded-card border border-line p-4">
            <Use use={use} revision={revision} rest={gramsText(leftOver.grams)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type UseProps = { use: Uses['uses'][number]; revision: number; rest: string };

function Use({ use, revision, rest }: UseProps) {
  const here = useLocation();
  const { place, day, date, mealType, insteadOf, recipeId, name, servings, usedGrams, minutes } = use;
  return (
    <>
      <Pictured by={use}>
        <p className="text-sm text-muted wrap-anywhere">
          Day {day}, {date}, {labelOf(mealTypes, mealType).toLowerCase()}, instead of {insteadOf}
        </p>
        <p className="font-semibold wrap-anywhere">
          {name}, {portionText(servings)}
        </p>
        <p>
          Uses {gramsText(usedGrams)} of the {rest}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <PlanNumbers totals={use.eaten} />
          <span className="inline-flex items-center gap-1 self-center text-sm text-muted">
            <ClockIcon />
            {timeText(minutes)}
          </span>
        </p>
      </Pictured>
      <dl>
        <DayLine term="The day becomes" totals={use.becomes} holds={use.holds} />
      </dl>
      <Breaks rules={use.breaks} />
      <Form method="post" action={here.pathname + here.search} replace>
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="servings" value={servings} />
        <input type="hidden" name="place" value={place} />
        <ButtonRow>
          <SubmitButton name="recipeId" value={recipeId} variant="secondary" pendingText="Updating...">
            Use this<span className="sr-only">: {name}</span>
          </SubmitButton>
        </ButtonRow>
      </Form>
    </>
  );
}

const daysText = ({ openedOn, usableUntil }: NonNullable<Uses['leftOver']>): string =>
  openedOn === usableUntil ? `day ${openedOn}` : `days ${openedOn} to ${usableUntil}`;
