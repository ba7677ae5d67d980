import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { ButtonLink, ButtonRow, Checkbox, DateInput, Select, Stack, SubmitButton, TextInput } from '~/ui';

type GenerateFormProps = {
  plan: { id: string; planName: string; totalDays: number };
  /** The list that is added to; without one, a new list is made. */
  list: { id: string; name: string } | null;
  /** The first day that is suggested. */
  from: string;
  refused: RefusedForm | undefined;
  cancelTo: string;
};

const usualDays = 7;

/** Asks for which days the list is, and how amounts are written. */
export function GenerateForm({ plan, list, from, refused, cancelTo }: GenerateFormProps) {
  const { id, planName, totalDays } = plan;
  const listName = `Grocery List - ${planName}`.slice(0, 255);
  const form = formState(refused, { initial: { fromDate: from, days: String(usualDays), listName } });
  // The button of a plan sends no boxes, and means all of them.
  const isOn = (name: string) => !form.valueIn('asksHow') || form.valueIn(name) !== undefined;
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="mealPlanId" value={form.valueIn('mealPlanId') ?? id} />
      <input type="hidden" name="asksHow" value="yes" />
      {list ? <input type="hidden" name="groceryListId" value={list.id} /> : null}
      <Stack key={form.attempt}>
        <FormProblems form={form} title="The list could not be generated" />
        {list ? (
          <p>
            What “{list.name}” does not have yet is added to it. What you have checked off stays checked off.
          </p>
        ) : (
          <TextInput label="List name" required maxLength={255} {...form.field('listName')} />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <DateInput label="First day" required {...form.field('fromDate')} />
          <Select label="Days" options={daysOptions(totalDays)} {...form.field('days')} />
        </div>
        <Checkbox
          label="Add up the same food over all recipes"
          {...boxOf('aggregateQuantities', isOn('aggregateQuantities'))}
        />
        <Checkbox
          label="Round up to what can be bought or measured"
          {...boxOf('roundUpQuantities', isOn('roundUpQuantities'))}
        />
        <Checkbox
          label="Include salt, oil, and spices"
          {...boxOf('includeAllIngredients', isOn('includeAllIngredients'))}
        />
        <ButtonRow>
          <SubmitButton pendingText="Generating...">Generate List</SubmitButton>
          <ButtonLink to={cancelTo}>Cancel</ButtonLink>
        </ButtonRow>
      </Stack>
    </Form>
  );
}

const boxOf = (name: string, defaultChecked: boolean) => ({ id: name, name, value: 'yes', defaultChecked });

/** Returns the numbers of days up to a week, and all days of the plan. */
function daysOptions(totalDays: number) {
  const counts = [...new Set([1, 2, 3, 4, 5, 6, usualDays, Math.min(totalDays, 30)])].sort((a, b) => a - b);
  return counts.map((count) => ({
    value: String(count),
    label: `${count === 1 ? '1 day' : `${count} days`}${count === totalDays ? ' (the whole plan)' : ''}`,
  }));
}
