import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { ButtonLink, ButtonRow, Select, Stack, SubmitButton, TextInput } from '~/ui';
import { type Meal, mealLabels, meals } from './diary-texts';
import type { Said } from './food-amounts';

type AmountFormProps = {
  meal: Meal;
  usual: Said | null;
  measures: readonly { value: string; label: string }[];
  /** Further hidden fields of the form. */
  fields: Readonly<Record<string, string>>;
  refused: RefusedForm | undefined;
  submitText: string;
  cancelTo: string;
};

/** Renders the form that takes how much of a food was eaten, and at which meal. */
export function AmountForm(props: AmountFormProps) {
  const { meal, usual, measures, fields, refused, submitText, cancelTo } = props;
  const initial = { meal, amount: usual && String(usual.amount), measure: usual?.measure ?? null };
  const form = formState(refused, { initial });
  return (
    <Form method="post" noValidate>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack>
        <FormProblems form={form} title="The entry could not be saved" />
        {usual ? (
          <div key={form.attempt} className="grid gap-4 sm:grid-cols-2">
            <TextInput label="Amount" inputMode="decimal" required {...form.field('amount')} />
            <Select label="Measure" options={measures} {...form.field('measure')} />
          </div>
        ) : null}
        <MealSelect {...form.field('meal')} />
        <ButtonRow>
          <SubmitButton name="said" value="" pendingText="Saving...">
            {submitText}
          </SubmitButton>
          <ButtonLink to={cancelTo}>Cancel</ButtonLink>
        </ButtonRow>
      </Stack>
    </Form>
  );
}

type MealSelectProps = { id: string; name: string; defaultValue?: string; errors: string[] };

export const MealSelect = (field: MealSelectProps) => (
  <Select label="Meal" options={meals.map((meal) => ({ value: meal, label: mealLabels[meal] }))} {...field} />
);
