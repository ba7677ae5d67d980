import { Badge, Card } from '~/ui';
import { ActionButton } from './day-forms';
import { type DiaryDay, kcal, mealLabels } from './diary-texts';

type PlannedMealsProps = { day: DiaryDay; isToday: boolean };

/** The meals of the plan of the day, logged in one tap or one by one. */
export function PlannedMeals({ day, isToday }: PlannedMealsProps) {
  const { planned, entries } = day;
  if (!planned) return null;
  const open = planned.meals.filter(({ entryId }) => entryId === null).length;
  const skipped = new Set(entries.filter(({ isSkipped }) => isSkipped).map(({ id }) => id));
  return (
    <Card
      title={isToday ? 'Today’s plan' : 'The plan of this day'}
      description={planned.planName}
      actions={
        open > 0 ? (
          <ActionButton intent="logPlan" variant="primary">
            {isToday ? 'Log today’s plan' : 'Log the plan'}
          </ActionButton>
        ) : null
      }
    >
      <ul className="grid">
        {planned.meals.map((meal) => (
          <li
            key={meal.mealNumber}
            className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-2 first:border-t-0"
          >
            <p className="min-w-0 wrap-anywhere">
              <span className="text-sm text-muted">{mealLabels[meal.meal]}: </span>
              {meal.name}{' '}
              <span className="text-sm text-muted tabular-nums">{kcal(meal.figures.calories)}</span>
            </p>
            {meal.entryId ? (
              <Badge tone={skipped.has(meal.entryId) ? 'neutral' : 'info'}>
                {skipped.has(meal.entryId) ? 'Skipped' : 'Logged'}
              </Badge>
            ) : (
              <PlannedActions meal={meal} planId={planned.planId} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type PlannedMeal = NonNullable<DiaryDay['planned']>['meals'][number];

function PlannedActions({ meal, planId }: { meal: PlannedMeal; planId: string }) {
  const fields = { planId, mealNumber: String(meal.mealNumber), meal: meal.meal };
  return (
    <div className="flex gap-2">
      <ActionButton intent="answer" fields={fields} about={meal.name}>
        Ate it
      </ActionButton>
      <ActionButton intent="skip" variant="quiet" fields={fields} about={meal.name}>
        Skip
      </ActionButton>
    </div>
  );
}
