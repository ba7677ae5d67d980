import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { ownFoodsPath } from '~/paths/diary';
import { formState, type RefusedForm } from '~/platform/forms';
import { ButtonLink, ButtonRow, ChoiceGroup, NumberUnitInput, Stack, SubmitButton, TextInput } from '~/ui';
import { figureFields, type OwnFood } from './diary-texts';

const bases = [
  { value: 'serving', label: 'A serving' },
  { value: '100 g', label: '100 g' },
];

type OwnFoodFormProps = { food?: OwnFood; refused: RefusedForm | undefined; submitText: string };

/** Takes a food as it stands on its label. */
export function OwnFoodForm({ food, refused, submitText }: OwnFoodFormProps) {
  const form = formState(refused, { initial: initialOf(food) });
  return (
    <Form method="post" noValidate>
      <Stack>
        <FormProblems form={form} title="The food could not be saved" />
        <Stack key={form.attempt}>
          <TextInput label="Name" required maxLength={150} {...form.field('name')} />
          <ChoiceGroup
            legend="The figures below are for"
            pick="one"
            sideBySide
            choices={bases}
            {...form.field('per')}
          />
          <NumberUnitInput
            label="A serving weighs"
            unit="g"
            optional
            hint="With it, the food can be logged by weight and by serving."
            {...form.field('servingGrams')}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {figureFields.map(({ name, label, unit, isOpen }) => (
              <NumberUnitInput
                key={name}
                label={label}
                unit={unit}
                optional={isOpen}
                required={!isOpen}
                {...form.field(name)}
              />
            ))}
          </div>
        </Stack>
        <ButtonRow>
          <SubmitButton pendingText="Saving...">{submitText}</SubmitButton>
          <ButtonLink to={ownFoodsPath}>Cancel</ButtonLink>
        </ButtonRow>
      </Stack>
    </Form>
  );
}

function initialOf(food: OwnFood | undefined): Record<string, string | null> {
  if (!food) return { per: 'serving' };
  const { name, per, servingGrams, figures } = food;
  const numbers = { servingGrams, ...figures };
  return {
    ...{ name, per },
    ...Object.fromEntries(Object.entries(numbers).map(([key, of]) => [key, of === null ? null : String(of)])),
  };
}
