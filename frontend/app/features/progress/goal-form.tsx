import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import type { AskedConsent } from '~/features/health-consent/health-consent.server';
import { HealthConsentBox } from '~/features/health-consent/health-consent-box';
import { formState, type RefusedForm } from '~/platform/forms';
import { ButtonLink, ButtonRow, DateInput, Select, Stack, SubmitButton, TextArea, TextInput } from '~/ui';
import { custom, type Goal, goalMetrics } from './goal-texts';
import type { Units } from './measurement-figures';

export const goalIntent = 'goal';

const longestName = 100;
const longestDescription = 1000;
const longestUnit = 20;

type GoalFormProps = {
  /** The goal to change; without one, the form adds a new one. */
  goal?: Goal;
  units: Units;
  today: string;
  refused: RefusedForm | undefined;
  /** A new number empties the fields. */
  count?: number;
  cancelTo?: string;
  /** The consent that a customer has to give first. Trainers are not asked. */
  consent?: AskedConsent;
};

export function GoalForm(props: GoalFormProps) {
  const { goal, units, today, refused, count = 0, cancelTo, consent } = props;
  const form = formState(refused, { initial: initialOf(goal, today), intent: goalIntent });
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="intent" value={goalIntent} />
      <input type="hidden" name="units" value={units} />
      <Stack key={`${form.attempt} ${count}`}>
        <FormProblems form={form} title="The goal could not be saved" />
        <TextInput label="Name" required maxLength={longestName} {...form.field('goalName')} />
        <Select
          label="What is measured"
          placeholder="Please choose"
          required
          options={[
            ...goalMetrics(units).map((metric) => ({ ...metric, group: 'Your measurements' })),
            { value: custom, label: 'A value that is entered at the goal', group: 'Something else' },
          ]}
          {...form.field('metric')}
        />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          <TextInput
            label="Target"
            required
            inputMode="decimal"
            autoComplete="off"
            {...form.field('targetValue')}
          />
          <DateInput label="Target date" optional {...form.field('targetDate')} />
        </div>
        <Beginning form={form} today={today} />
        <TextInput
          label="Unit"
          optional
          hint="Only for something else, such as push-ups or km"
          maxLength={longestUnit}
          autoComplete="off"
          {...form.field('targetUnit')}
        />
        <TextArea
          label="Description"
          optional
          rows={2}
          maxLength={longestDescription}
          {...form.field('description')}
        />
        <HealthConsentBox consent={consent} form={form} />
        <ButtonRow>
          <SubmitButton pendingText="Saving...">{goal ? 'Save changes' : 'Add Goal'}</SubmitButton>
          {cancelTo ? <ButtonLink to={cancelTo}>Cancel</ButtonLink> : null}
        </ButtonRow>
      </Stack>
    </Form>
  );
}

type BeginningProps = { form: ReturnType<typeof formState>; today: string };

function Beginning({ form, today }: BeginningProps) {
  return (
    <>
      <TextInput
        label="Start"
        optional
        hint="Left empty, it is the latest measurement. A goal that starts at its target is to be held."
        inputMode="decimal"
        autoComplete="off"
        {...form.field('startValue')}
      />
      <DateInput label="Begins on" max={today} {...form.field('startDate')} />
    </>
  );
}

/** Returns the initial values of the fields. */
function initialOf(goal: Goal | undefined, today: string): Record<string, string | null> {
  if (!goal) return { startDate: today };
  const { goalName, description, metric, startValue, startDate, targetValue, targetUnit, targetDate } = goal;
  return {
    ...{ goalName, description, metric, startDate, targetDate },
    startValue: String(startValue),
    targetValue: String(targetValue),
    targetUnit: metric === custom ? targetUnit : null,
  };
}
