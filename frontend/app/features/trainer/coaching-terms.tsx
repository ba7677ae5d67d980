import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { dayText } from '~/features/progress/measurement-figures';
import { formState, type RefusedForm } from '~/platform/forms';
import { Card, DateInput, NumberUnitInput, type Option, Select, Stack, SubmitButton, TextArea } from '~/ui';
import { coachingIntent } from './coaching-intents';
import type { CoachingTerms } from './coaching-terms.server';

type FeeCardProps = {
  terms: CoachingTerms;
  currency: string | null;
  currencies: readonly Option[];
  /** Today's date where the trainer lives. */
  today: string;
  refused: RefusedForm | undefined;
};

/** The trainer's monthly fee: the current one, earlier ones, and a form for another one. */
export function FeeCard({ terms, currency, currencies, today, refused }: FeeCardProps) {
  const { currentFee, fees, earliestStart } = terms;
  const form = formState(refused, {
    intent: coachingIntent.fee,
    initial: { currency, startsOn: fees.length === 0 ? earliestStart : today },
  });
  return (
    <Card title="Monthly fee">
      <Stack>
        <p>
          <span className="text-lg font-semibold">{currentFee ? feeText(currentFee) : 'None noted'}</span>
          <span className="block text-sm text-muted">
            For your own figures. Your customer does not see it, and nothing is charged.
          </span>
        </p>
        {fees.length > 0 ? (
          <ul aria-label="All fees" className="text-sm text-muted">
            {fees.map((fee, place) => (
              <li key={fee.setAt}>
                {feeText(fee)} from {dayText(fee.startsOn)}
                {fees.findIndex(({ startsOn }) => startsOn === fee.startsOn) < place ? ' (replaced)' : ''}
              </li>
            ))}
          </ul>
        ) : null}
        <Form method="post" className="max-w-form border-t border-line pt-4" noValidate>
          <Stack>
            <FormProblems form={form} />
            <NumberUnitInput label="Amount" unit="a month" {...form.field('amount')} />
            <Select
              label="Currency"
              options={currencies}
              placeholder={currency ? undefined : 'Choose a currency'}
              {...form.field('currency')}
            />
            <DateInput
              label="From"
              hint="Days that are over keep the fee that they had."
              min={earliestStart}
              {...form.field('startsOn')}
            />
            <div>
              <SubmitButton
                variant="secondary"
                name="intent"
                value={coachingIntent.fee}
                pendingText="Saving..."
              >
                Save fee
              </SubmitButton>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}

const feeText = ({ amount, currency }: { amount: number; currency: string }): string =>
  amount === 0
    ? 'Free'
    : `${new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)} a month`;

type NotesCardProps = { notes: string; refused: RefusedForm | undefined };

export function NotesCard({ notes, refused }: NotesCardProps) {
  const form = formState(refused, { intent: coachingIntent.notes, initial: { notes } });
  return (
    <Card title="Private notes">
      <Form method="post" className="max-w-form" noValidate>
        <Stack>
          <FormProblems form={form} />
          <TextArea
            label="Notes"
            hint="Nobody but you reads them. They are deleted when the coaching ends."
            rows={6}
            maxLength={5000}
            {...form.field('notes')}
          />
          <div>
            <SubmitButton
              variant="secondary"
              name="intent"
              value={coachingIntent.notes}
              pendingText="Saving..."
            >
              Save notes
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
