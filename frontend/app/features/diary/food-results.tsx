import { Form } from '@remix-run/react';
import { addEntryPath, quickAddPath } from '~/paths/diary';
import { ButtonLink, Card, EmptyState, SubmitButton, TextLink } from '~/ui';
import { SearchIcon } from '~/ui/icons';
import { type FoundFood, kcal, type Meal, numberText } from './diary-texts';
import { amountLabel, usualAmount } from './food-amounts';

type FoodResultsProps = { foods: readonly FoundFood[]; date: string; meal: Meal; search: string };

/** What was found, each added in one tap with its usual amount, or opened for another one. */
export function FoodResults({ foods, date, meal, search }: FoodResultsProps) {
  if (foods.length === 0) return <NothingFound {...{ date, meal, search }} />;
  return (
    <Card title={search ? 'Found' : 'Logged lately'}>
      <ul className="grid">
        {foods.map((food) => (
          <li
            key={food.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
          >
            <p className="min-w-0 grow basis-60 wrap-anywhere">
              <TextLink to={addEntryPath({ date, meal, search, food: food.id })}>{food.name}</TextLink>
              <span className="block text-sm text-muted tabular-nums">
                {kcal(food.figures.calories)}, P {numberText(food.figures.protein)}, C{' '}
                {numberText(food.figures.carbs)}, F {numberText(food.figures.fat)} per {food.per}
              </span>
              {food.detail ? <span className="block text-sm text-muted">{food.detail}</span> : null}
            </p>
            <AddUsual food={food} date={date} meal={meal} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AddUsual({ food, date, meal }: { food: FoundFood; date: string; meal: Meal }) {
  const usual = usualAmount(food);
  const grams = food.amounts.find(({ label }) => label === usual.measure)?.grams;
  return (
    <Form method="post">
      <input type="hidden" name="kind" value={food.kind === 'recipe' ? 'recipe' : 'food'} />
      <input type="hidden" name="source" value={food.id} />
      <input type="hidden" name="day" value={date} />
      <input type="hidden" name="meal" value={meal} />
      <input type="hidden" name="amount" value={usual.amount} />
      <input type="hidden" name="measure" value={usual.measure} />
      <SubmitButton variant="secondary" pendingText="Adding...">
        Add {amountLabel(usual)}
        {grams ? (
          <span className="font-normal text-muted"> ({numberText(grams * usual.amount)}&nbsp;g)</span>
        ) : null}
        <span className="sr-only"> of {food.name}</span>
      </SubmitButton>
    </Form>
  );
}

function NothingFound({ date, meal, search }: Omit<FoodResultsProps, 'foods'>) {
  const quickAdd = <ButtonLink to={quickAddPath({ date, meal })}>Quick add</ButtonLink>;
  return search ? (
    <EmptyState icon={SearchIcon} title={`Nothing found for “${search}”`} action={quickAdd}>
      Try another word, or enter the figures of a label yourself.
    </EmptyState>
  ) : (
    <EmptyState icon={SearchIcon} title="Search for what you ate" action={quickAdd}>
      What you log is offered here the next time.
    </EmptyState>
  );
}
