import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, type RefusedForm } from '~/platform/forms';
import { ButtonRow, SubmitButton } from '~/ui';
import type { Goal, GoalStatus } from './goal-texts';

export const statusIntent = 'status';

const labels: Record<GoalStatus, string> = {
  active: 'Take up again',
  achieved: 'Mark as achieved',
  given_up: 'Give up',
};

/** The statuses that a customer can choose for a goal. Only a goal that is to be held can be ended by hand. */
function choicesOf({ status, isBand }: Goal): GoalStatus[] {
  if (status === 'active') return isBand ? ['achieved', 'given_up'] : ['given_up'];
  return status === 'given_up' || isBand ? ['active'] : [];
}

type GoalStatusFormProps = { goal: Goal; refused: RefusedForm | undefined };

export function GoalStatusForm({ goal, refused }: GoalStatusFormProps) {
  const choices = choicesOf(goal);
  if (choices.length === 0) return null;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={statusIntent} />
      <FormProblems
        form={formState(refused, { intent: statusIntent })}
        title="The goal could not be changed"
      />
      <ButtonRow>
        {choices.map((status) => (
          <SubmitButton key={status} name="status" value={status} variant="secondary">
            {labels[status]}
          </SubmitButton>
        ))}
      </ButtonRow>
    </Form>
  );
}
