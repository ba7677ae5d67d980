import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { diaryPath } from '~/paths/diary';
import { formState, type RefusedForm } from '~/platform/forms';
import { ButtonLink, ButtonRow, Card, NumberUnitInput, Stack, SubmitButton } from '~/ui';
import { type DayGoals, goalSourceText, numberText } from './diary-texts';

export const goalIntents = { save: 'save', usePlan: 'use-plan', share: 'share', hide: 'hide' } as const;

export const goalFields = [
  { name: 'calories', label: 'Calories', unit: 'kcal a day' },
  { name: 'protein', label: 'Protein', unit: 'g a day' },
  { name: 'carbs', label: 'Carbs', unit: 'g a day' },
  { name: 'fat', label: 'Fat', unit: 'g a day' },
] as const;

type GoalsFormProps = { goals: DayGoals; withoutOwn: DayGoals; refused: RefusedForm | undefined };

export function GoalsForm({ goals, withoutOwn, refused }: GoalsFormProps) {
  const initial = Object.fromEntries(goalFields.map(({ name }) => [name, String(Math.round(goals[name]))]));
  const form = formState(refused, { initial });
  return (
    <Card title="Your goals" description="They hold from today on. Earlier days keep theirs.">
      <Form method="post" noValidate>
        <Stack>
          <FormProblems form={form} title="The goals could not be saved" />
          <div key={form.attempt} className="grid gap-4 sm:grid-cols-2">
            {goalFields.map(({ name, label, unit }) => (
              <NumberUnitInput key={name} label={label} unit={unit} whole required {...form.field(name)} />
            ))}
          </div>
          <p className="text-sm text-muted">
            For everyone: fiber goal {goals.fiber}&nbsp;g, sugar limit {goals.sugar}&nbsp;g, sodium limit{' '}
            {numberText(goals.sodium)}&nbsp;mg.
          </p>
          <ButtonRow>
            <SubmitButton name="intent" value={goalIntents.save} pendingText="Saving...">
              Save goals
            </SubmitButton>
            {goals.source === 'own' ? (
              <SubmitButton
                name="intent"
                value={goalIntents.usePlan}
                variant="secondary"
                pendingText="Saving..."
              >
                Use{' '}
                {goalSourceText(withoutOwn)
                  .replace(/^The /, 'the ')
                  .replace(/^Usual/, 'the usual')
                  .replace(/,.*/, '')}
              </SubmitButton>
            ) : null}
            <ButtonLink to={diaryPath}>Cancel</ButtonLink>
          </ButtonRow>
        </Stack>
      </Form>
    </Card>
  );
}

/** Renders the switch with which customers show their diary to trainers, or hide it. */
export function SharingCard({ isShared }: { isShared: boolean }) {
  return (
    <Card
      title="Who sees your diary"
      description={
        isShared
          ? 'The trainers who coach you see your goals and what you log each day. Administrators do not.'
          : 'Only you see it. Your trainers do not.'
      }
    >
      <Form method="post">
        <SubmitButton
          name="intent"
          value={isShared ? goalIntents.hide : goalIntents.share}
          variant="secondary"
          pendingText="Saving..."
        >
          {isShared ? 'Hide it from trainers' : 'Show it to trainers'}
        </SubmitButton>
      </Form>
    </Card>
  );
}
