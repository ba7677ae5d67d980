import { addEntryPath } from '~/paths/diary';
import { Badge, ButtonLink, Card } from '~/ui';
import { ActionButton } from './day-forms';
import { type DiaryDay, type DiaryEntry, kcal, mealLabels, servingsText } from './diary-texts';

type PlannedMealsProps = { day: DiaryDay; isToday: boolean };

/** Shows the meals of the plan of a day, which can be logged in one tap or one by one. */
export function PlannedMeals({ day, isToday }: PlannedMealsProps) {
  const { planned, entries, date } = day;
  if (!planned) return null;
  const open = planned.meals.filter(({ entryId }) => entryId === null).length;
  return (
    <Card
      title={isToday ? 'Today’s plan' : 'The plan of this day'}
      description={planned.planName}
      actions={
        open > 0 ? (
          <ActionButton date={date} intent="logPlan" variant="primary">
            {logText(isToday, open < planned.meals.length)}
          </ActionButton>
        ) : null
      }
    >
      <ul className="grid">
        {planned.meals.map((meal) => (
          <li
            key={meal.mealNumber}
            className="grid gap-1 border-t border-line py-2 first:border-t-0 sm:flex sm:items-center sm:justify-between sm:gap-4"
          >
            <p className="min-w-0 wrap-anywhere">
              <span className="text-sm text-muted">{mealLabels[meal.meal]}: </span>
              {meal.name}{' '}
              <span className="block text-sm text-muted tabular-nums">
                {servingsText(meal.servings)}, {kcal(meal.figures.calories)}
              </span>
            </p>
            <MealAnswer
              meal={meal}
              planId={planned.planId}
              date={date}
              entry={entries.find(({ id }) => id === meal.entryId)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const logText = (isToday: boolean, isRest: boolean): string =>
  isRest ? 'Log the rest' : isToday ? 'Log today’s plan' : 'Log the plan';

type PlannedMeal = NonNullable<DiaryDay['planned']>['meals'][number];

type MealAnswerProps = { meal: PlannedMeal; planId: string; date: string; entry: DiaryEntry | undefined };

/** Shows how a meal was answered and a button to undo that, or the buttons to answer it. */
function MealAnswer({ meal, planId, date, entry }: MealAnswerProps) {
  if (entry)
    return (
      <div className="flex flex-wrap items-center gap-x-2">
        <Badge tone={entry.isSkipped ? 'neutral' : 'info'}>{answerText(meal, entry)}</Badge>
        <ActionButton
          date={date}
          intent="remove"
          variant="quiet"
          fields={{ id: entry.id }}
          about={`what became of ${meal.name}`}
        >
          Undo
        </ActionButton>
      </div>
    );
  const number = String(meal.mealNumber);
  const fields = { planId, mealNumber: number, meal: meal.meal };
  return (
    <div className="flex shrink-0 flex-wrap gap-x-1">
      <ActionButton date={date} intent="answer" fields={fields} about={meal.name}>
        Ate it
      </ActionButton>
      <ButtonLink to={addEntryPath({ date, meal: meal.meal, planId, mealNumber: number })} variant="quiet">
        Change<span className="sr-only"> the portion or the food of {meal.name}</span>
      </ButtonLink>
      <ActionButton date={date} intent="skip" variant="quiet" fields={fields} about={meal.name}>
        Skip
      </ActionButton>
    </div>
  );
}

/** Says how a meal was answered: eaten, swapped, or skipped. */
export function answerText(
  { servings }: PlannedMeal,
  { kind, isSkipped, amount, amountText, name }: DiaryEntry,
): string {
  if (isSkipped) return 'Skipped';
  if (kind !== 'plan_meal') return `Swapped for ${name}`;
  return amount === servings || !amountText ? 'Eaten' : `Eaten, ${amountText}`;
}
