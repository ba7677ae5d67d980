import { type AppLoadContext, data } from '@remix-run/node';
import { z } from 'zod';
import type { components } from '#openapi/schema';
import { recordConsent } from '~/features/health-consent/health-consent.server';
import { consentField } from '~/features/health-consent/health-consent-box';
import { readAmount } from '~/platform/amounts.server';
import { type ApiResult, failureOf } from '~/platform/api-errors.server';
import { momentAt } from '~/platform/calendar';
import type { RefusedForm } from '~/platform/forms';
import { decodeForm, refuseForm, text } from '~/platform/forms.server';
import { redirectWithToast } from '~/platform/toast.server';
import { metricFrom, moreFigures, type Units, unitOf, weightField, weightUnit } from './measurement-figures';

type MeasurementRequest = components['schemas']['MeasurementRequest'];

const schema = z.object({
  intent: text,
  units: z.enum(['metric', 'us']).catch('metric'),
  measurementDate: text,
  time: text,
  weightKg: text,
  weightLbs: text,
  ...Object.fromEntries(moreFigures.map(({ name }) => [name, text])),
  notes: text,
  confirmsWeight: text,
  [consentField]: text.optional(),
});

/** A form that the API refused. `asksAboutWeight` says that the weight is unusual and needs a confirmation. */
export type MeasurementRefusal = RefusedForm & { asksAboutWeight?: boolean };

type Saving = {
  context: AppLoadContext;
  request: Request;
  /** The time zone of the time field; null for a form without one. */
  timeZone: string | null;
  /** The page to show afterwards. */
  back: string;
  /** The message when no one knows why it failed. */
  failed: string;
};

type Saved = ApiResult<{ message: string }>;

/** Reads the form, saves the measurement, and reports that on the page to which it returns. */
export async function saveMeasurement(
  { context, request, timeZone, back, failed }: Saving,
  save: (measurement: MeasurementRequest) => Promise<Saved>,
) {
  const submission = await decodeForm(request, schema);
  await recordConsent(context, submission.value[consentField]);
  const answer = await save(measurementFrom(submission.value, timeZone));
  if (answer.data) return redirectWithToast(context, back, { tone: 'success', title: answer.data.message });
  const failure = failureOf(answer, failed);
  const { data: refused, init } = refuseForm({
    ...{ context, submission, failure, back },
    alsoShown: [consentField],
  });
  const asksAboutWeight = failure.code === 'unusual_weight';
  return data<MeasurementRefusal>({ ...refused, asksAboutWeight }, init ?? undefined);
}

/** Turns a form into a request. Text that is not a number is sent as it was typed, and the API says what is wrong with it. */
export function measurementFrom(form: z.infer<typeof schema>, timeZone: string | null): MeasurementRequest {
  const { units, measurementDate, time, notes, confirmsWeight } = form;
  const typed = form as Record<string, string>;
  const weight = weightField(units);
  const figures = moreFigures.map((figure) => [
    figure.name,
    metricOf(units, figure, typed[figure.name] ?? ''),
  ]);
  return {
    measurementDate: (time && momentAt(measurementDate, time, timeZone)?.toISOString()) || measurementDate,
    units,
    [weight]: readAmount(form[weight], 'decimal', weightUnit(units)),
    ...Object.fromEntries(figures),
    notes: notes || null,
    ...(confirmsWeight && { confirmsWeight: true }),
  };
}

function metricOf(units: Units, figure: (typeof moreFigures)[number], typed: string) {
  const value = readAmount(typed, 'decimal', unitOf(figure, units));
  return typeof value === 'number' ? metricFrom(units, figure, value) : value;
}
