import { Form } from '@remix-run/react';
import { type Adding, addEntryPath, newOwnFoodPath, quickAddPath } from '~/paths/diary';
import { ButtonLink, Card, EmptyState, SubmitButton, TextLink } from '~/ui';
import { PlusIcon, SearchIcon } from '~/ui/icons';
import { type FoundFood, kcal, numberText } from './diary-texts';
import { gramsOf, offeredAmounts, saidValue, weights } from './food-amounts';

type FoodResultsProps = {
  foods: readonly FoundFood[];
  adding: Adding;
  /** The hidden fields of each form that logs something on this page. */
  fields: Readonly<Record<string, string>>;
  search: string;
};

/** Lists the foods that were found. Each is added in one tap with an amount that is offered, or opened for another one. */
export function FoodResults({ foods, adding, fields, search }: FoodResultsProps) {
  if (foods.length === 0) return <NothingFound {...{ adding, search }} />;
  return (
    <Card title={search ? 'Found' : 'Logged lately'}>
      <ul className="grid">
        {foods.map((food) => (
          <li key={food.id} className="grid gap-2 border-t border-line py-3 first:border-t-0">
            <p className="min-w-0 wrap-anywhere">
              <TextLink to={addEntryPath({ ...adding, search, food: food.id })}>{food.name}</TextLink>
              <span className="block text-sm text-muted tabular-nums">
                {kcal(food.figures.calories)}, P {numberText(food.figures.protein)}, C{' '}
                {numberText(food.figures.carbs)}, F {numberText(food.figures.fat)} per {food.per}
              </span>
              {food.detail ? <span className="block text-sm text-muted">{food.detail}</span> : null}
            </p>
            <Amounts food={food} fields={fields} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Amounts({ food, fields }: { food: FoundFood; fields: FoodResultsProps['fields'] }) {
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {offeredAmounts(food).map((said) => {
        const grams = weights.some((weight) => weight === said.measure) ? null : gramsOf(food, said);
        return (
          <SubmitButton
            key={`${said.amount} ${said.measure}`}
            name="said"
            value={saidValue(food.id, said)}
            variant="secondary"
            icon={PlusIcon}
            pendingText="Adding..."
          >
            <span>
              <span className="sr-only">Add </span>
              {said.text}
              {grams === null ? null : (
                <span className="font-normal text-muted"> ({numberText(grams)}&nbsp;g)</span>
              )}
              <span className="sr-only"> of {food.name}</span>
            </span>
          </SubmitButton>
        );
      })}
    </Form>
  );
}

function NothingFound({ adding, search }: Pick<FoodResultsProps, 'adding' | 'search'>) {
  const ways = (
    <div className="flex flex-wrap justify-center gap-2">
      <ButtonLink to={quickAddPath(adding)}>Quick add</ButtonLink>
      <ButtonLink to={newOwnFoodPath}>Add own food</ButtonLink>
    </div>
  );
  return search ? (
    <EmptyState icon={SearchIcon} title={`Nothing found for “${search}”`} action={ways}>
      Try another word, or enter the figures of a label yourself.
    </EmptyState>
  ) : (
    <EmptyState icon={SearchIcon} title="Search for what you ate" action={ways}>
      What you log is offered here the next time.
    </EmptyState>
  );
}
