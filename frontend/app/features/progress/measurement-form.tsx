import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import type { AskedConsent } from '~/features/health-consent/health-consent.server';
import { HealthConsentBox } from '~/features/health-consent/health-consent-box';
import { timeIn } from '~/platform/calendar';
import { formState } from '~/platform/forms';
import {
  ButtonLink,
  ButtonRow,
  DateInput,
  NumberUnitInput,
  Stack,
  SubmitButton,
  TextArea,
  TextInput,
} from '~/ui';
import { ChevronDownIcon } from '~/ui/icons';
import {
  type Measurement,
  moreFigures,
  shownIn,
  type Units,
  unitOf,
  weightField,
  weightUnit,
} from './measurement-figures';
import type { MeasurementRefusal } from './measurement-form.server';

export const measureIntent = 'measure';

const longestNotes = 1000;

type MeasurementFormProps = {
  /** The measurement to change; without one, the form adds a new one. */
  measurement?: Measurement;
  /** The units in which the figures are entered. */
  units: Units;
  /** The time zone of the time field; if it is left out, the form has no such field. */
  timeZone?: string | null;
  /** The default date of a new measurement. */
  today: string;
  refused: MeasurementRefusal | undefined;
  /** A new number empties the fields. */
  count?: number;
  cancelTo?: string;
  /** The consent that a customer has to give first. Trainers are not asked. */
  consent?: AskedConsent;
};

/** A form with two fields; all others are folded away. */
export function MeasurementForm(props: MeasurementFormProps) {
  const { measurement, units, timeZone, today, refused, count = 0, cancelTo, consent } = props;
  const form = formState(refused, { initial: initialOf(measurement, units, today, timeZone) });
  const weight = weightField(units);
  const start = `${form.attempt} ${count}`;
  const asks = refused?.asksAboutWeight === true;
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="intent" value={measureIntent} />
      <input type="hidden" name="units" value={units} />
      <Stack>
        <FormProblems
          form={form}
          title={asks ? 'Please check the weight' : 'The measurement could not be saved'}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateInput
            key={`day ${start}`}
            label="Date"
            required
            max={today}
            {...form.field('measurementDate')}
          />
          <NumberUnitInput
            key={`weight ${start}`}
            label="Weight"
            unit={weightUnit(units)}
            {...form.field(weight)}
          />
        </div>
        <MoreFields key={`more ${start}`} {...{ form, units, asksTime: timeZone !== undefined }} />
        <HealthConsentBox consent={consent} form={form} />
        <ButtonRow>
          {asks ? (
            <SubmitButton name="confirmsWeight" value="yes" pendingText="Saving...">
              Yes, the weight is right
            </SubmitButton>
          ) : null}
          <SubmitButton variant={asks ? 'secondary' : 'primary'} pendingText="Saving...">
            {measurement ? 'Save changes' : 'Add Measurement'}
          </SubmitButton>
          {cancelTo ? <ButtonLink to={cancelTo}>Cancel</ButtonLink> : null}
        </ButtonRow>
      </Stack>
    </Form>
  );
}

type MoreFieldsProps = { form: ReturnType<typeof formState>; units: Units; asksTime: boolean };

/** Shows the fields that are collapsed unless one of them has a value or an error. */
function MoreFields({ form, units, asksTime }: MoreFieldsProps) {
  const names = [...moreFigures.map(({ name }) => name), 'time', 'notes'];
  const isUsed = names.some((name) => form.valueIn(name) || form.field(name).errors.length > 0);
  return (
    <details open={isUsed} className="group/more border-y border-line">
      <summary className="flex min-h-12 items-center justify-between gap-2 font-semibold">
        More measurements
        <ChevronDownIcon className="group-open/more:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-4">
        <div className="grid grid-cols-2 gap-4">
          {moreFigures.map((figure) => (
            <NumberUnitInput
              key={figure.name}
              label={figure.label}
              optional
              unit={unitOf(figure, units)}
              {...form.field(figure.name)}
            />
          ))}
          {asksTime ? <TextInput label="Time" optional {...form.field('time')} type="time" /> : null}
        </div>
        <TextArea label="Notes" optional rows={2} maxLength={longestNotes} {...form.field('notes')} />
      </div>
    </details>
  );
}

/** Returns the initial values of the fields. */
function initialOf(
  measurement: Measurement | undefined,
  units: Units,
  today: string,
  timeZone: string | null = null,
): Record<string, string | null> {
  if (!measurement) return { measurementDate: today };
  const { day, hasTime, measurementDate, notes } = measurement;
  const weight = measurement[weightField(units)];
  const figures = moreFigures.map((figure) => {
    const metric = measurement[figure.name];
    return [figure.name, metric === null ? null : String(shownIn(units, figure, metric))];
  });
  return {
    measurementDate: day,
    time: hasTime ? timeIn(timeZone, new Date(measurementDate)) : null,
    [weightField(units)]: weight === null ? null : String(weight),
    ...Object.fromEntries(figures),
    notes,
  };
}
