import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { useSubmitCount } from '~/features/forms/use-submit-count';
import type { AskedConsent } from '~/features/health-consent/health-consent.server';
import { HealthConsentBox } from '~/features/health-consent/health-consent-box';
import { formState, type RefusedForm } from '~/platform/forms';
import { Button, Card, type Column, DataTable, DateInput, NumberUnitInput, Stack, SubmitButton } from '~/ui';
import type { GoalDetails } from './goal-texts';
import { dayText } from './measurement-figures';

export const valueIntent = 'value';
export const removeValueIntent = 'remove-value';

type Value = GoalDetails['values'][number];

type GoalValuesProps = {
  goal: GoalDetails;
  today: string;
  refused: RefusedForm | undefined;
  consent: AskedConsent;
};

/** Shows the values that were entered at a goal, with a form for another one. */
export function GoalValues({ goal, today, refused, consent }: GoalValuesProps) {
  const form = formState(refused, { initial: { day: today }, intent: valueIntent });
  const count = useSubmitCount(valueIntent, form.refused);
  const columns: Column<Value>[] = [
    { key: 'day', header: 'Date', names: true, cell: ({ day }) => dayText(day) },
    { key: 'value', header: 'Value', cell: ({ value }) => `${value} ${goal.targetUnit}` },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      bare: true,
      cell: ({ day }) => <RemoveValue day={day} />,
    },
  ];
  return (
    <Card title="Values" description="A day has one value. Entering a day again corrects it.">
      <Stack>
        <Form method="post" noValidate>
          <input type="hidden" name="intent" value={valueIntent} />
          <Stack key={`${form.attempt} ${count}`}>
            <FormProblems form={form} title="The value could not be saved" />
            <div className="grid gap-4 sm:grid-cols-2">
              <DateInput label="Date" required max={today} {...form.field('day')} />
              <NumberUnitInput label="Value" required unit={goal.targetUnit} {...form.field('value')} />
            </div>
            <HealthConsentBox consent={consent} form={form} />
            <div>
              <SubmitButton pendingText="Saving...">Save value</SubmitButton>
            </div>
          </Stack>
        </Form>
        {goal.values.length > 0 ? (
          <DataTable caption="Values" columns={columns} rows={goal.values} rowKey={({ day }) => day} />
        ) : null}
      </Stack>
    </Card>
  );
}

/** A value is easily entered again, so there is no question before it is deleted. */
function RemoveValue({ day }: { day: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={removeValueIntent} />
      <input type="hidden" name="day" value={day} />
      <Button type="submit" variant="quiet" aria-label={`Delete the value of ${dayText(day)}`}>
        Delete
      </Button>
    </Form>
  );
}
