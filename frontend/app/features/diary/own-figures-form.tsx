import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { ButtonLink, ButtonRow, Checkbox, NumberUnitInput, Stack, SubmitButton, TextInput } from '~/ui';
import { MealSelect } from './amount-form';
import { figureFields, type Meal } from './diary-texts';

type OwnFiguresFormProps = {
  initial: Record<string, string | null> & { meal: Meal };
  refused: RefusedForm | undefined;
  submitText: string;
  cancelTo: string;
  /** Offers to keep the figures as a food of one's own. */
  offersToKeep?: boolean;
};

/** Own figures, for instance those of a label or of a restaurant. */
export function OwnFiguresForm(props: OwnFiguresFormProps) {
  const { initial, refused, submitText, cancelTo, offersToKeep } = props;
  const form = formState(refused, { initial });
  return (
    <Form method="post" noValidate>
      <Stack>
        <FormProblems form={form} title="The entry could not be saved" />
        <div key={form.attempt} className="grid gap-4 sm:grid-cols-2">
          <TextInput label="Name" required maxLength={150} {...form.field('name')} />
          <MealSelect {...form.field('meal')} />
          {figureFields.map(({ name, label, unit, isOpen }) => (
            <NumberUnitInput key={name} label={label} unit={unit} optional={isOpen} {...form.field(name)} />
          ))}
        </div>
        {offersToKeep ? (
          <Checkbox
            id="keeps"
            name="keeps"
            value="yes"
            label="Also save it as my own food"
            hint="You then find it in the search, by the serving."
          />
        ) : null}
        <ButtonRow>
          <SubmitButton pendingText="Saving...">{submitText}</SubmitButton>
          <ButtonLink to={cancelTo}>Cancel</ButtonLink>
        </ButtonRow>
      </Stack>
    </Form>
  );
}
