import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { Card, NumberUnitInput, Stack, SubmitButton } from '~/ui';
import { kcal, servingsText } from './diary-texts';

type PortionCardProps = {
  meal: { name: string; servings: number; figures: { calories: number } };
  /** The hidden fields of the form. */
  fields: Readonly<Record<string, string>>;
  refused: RefusedForm | undefined;
};

/** Takes how much of a meal of the plan was eaten, if it was another portion than planned. */
export function PortionCard({ meal, fields, refused }: PortionCardProps) {
  const { name, servings, figures } = meal;
  const form = formState(refused, { initial: { amount: String(servings) } });
  return (
    <Card
      title="Another portion"
      description={`Planned: ${servingsText(servings)} of ${name}, ${kcal(figures.calories)}`}
    >
      <Form method="post" noValidate>
        {Object.entries({ ...fields, kind: 'plan_meal' }).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Stack>
          <FormProblems form={form} title="The portion could not be logged" />
          <NumberUnitInput
            key={form.attempt}
            label="I ate"
            unit="servings"
            required
            {...form.field('amount')}
          />
          <div>
            <SubmitButton name="said" value="" pendingText="Saving...">
              Log this portion
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
