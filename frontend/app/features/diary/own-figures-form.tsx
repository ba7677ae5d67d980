import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { ButtonLink, ButtonRow, Checkbox, NumberUnitInput, Stack, SubmitButton, TextInput } from '~/ui';
import { MealSelect } from './amount-form';
import { figureFields, type Meal } from './diary-texts';

type OwnFiguresFormProps = {
  initial: Record<string, string | null> & { meal: Meal };
  /** Further hidden fields of the form. */
  fields?: Readonly<Record<string, string>>;
  refused: RefusedForm | undefined;
  submitText: string;
  cancelTo: string;
  /** Whether the form offers to keep the figures as an own food. */
  offersToKeep?: boolean;
};

/** Takes own figures, for instance those of a label or of a restaurant. */
export function OwnFiguresForm(props: OwnFiguresFormProps) {
  const { initial, fields = {}, refused, submitText, cancelTo, offersToKeep } = props;
  const form = formState(refused, { initial });
  return (
    <Form method="post" noValidate>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
