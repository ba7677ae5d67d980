import { Form } from '@remix-run/react';
import { useState } from 'react';
import { RestrictionQuestion } from '~/features/assignment/restriction-question';
import { usePicks } from '~/features/customers/use-picks';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, manyIn } from '~/platform/forms';
import {
  Banner,
  ButtonLink,
  ButtonRow,
  DateInput,
  EmptyState,
  SubmitButton,
  TextInput,
  useHydrated,
} from '~/ui';
import { ClientsIcon } from '~/ui/icons';
import type { AssignChoice, AssignRefusal } from './assign-plan.server';
import { InvitationBoxes } from './invitation-boxes';
import { NamingQuestion } from './naming-question';
import { NoteField } from './note-field';
import { replacementWarning } from './plan-customer';
import { PlanCustomerPicker } from './plan-customer-picker';

type AssignFormProps = {
  choice: AssignChoice;
  /** The page that contains the form and to which it posts. */
  action: string;
  cancelTo: string;
  /** The message when no one is selected: "No Customers Selected". */
  nobody: string;
  refused: AssignRefusal | undefined;
  /** Trainers without customers can invite some. */
  mayInvite: boolean;
};

/** Selects who gets a plan and from when, and says what it would replace. */
export function AssignPlanForm({ choice, mayInvite, ...form }: AssignFormProps) {
  const isNobodyThere = choice.total + choice.invited.length === 0;
  if (isNobodyThere && !mayInvite) {
    return (
      <EmptyState icon={ClientsIcon} title="No Customers Yet">
        No one has registered as a customer yet.
      </EmptyState>
    );
  }
  return <Choice key={form.action} choice={choice} mayInvite={mayInvite} {...form} />;
}

function Choice({ choice, action, cancelTo, nobody, refused, mayInvite }: AssignFormProps) {
  const { total, startsOn, notes, customerEmail } = choice;
  const form = formState(refused, { initial: { startsOn, notes, customerEmail } });
  const sent = manyIn(refused, 'customerId');
  const isNobody = sent?.length === 0;
  const picks = usePicks(
    [...(refused?.picked ?? []), ...choice.picked, ...choice.customers],
    sent ?? choice.ticked,
  );
  const hydrated = useHydrated();
  const [invitations, setInvitations] = useState(choice.tickedInvitations.length);
  const isFirst = total + choice.invited.length === 0;
  const invitee = form.field('customerEmail');
  const [invites, setInvites] = useState(Boolean(invitee.defaultValue));
  const count = picks.ticked.size + invitations + (invites ? 1 : 0);
  const warning = replacementWarning(picks.rows, picks.ticked);
  return (
    <Form method="post" action={action} replace noValidate className="grid gap-4">
      <input type="hidden" name="from" value={cancelTo} />
      {isFirst ? <input type="hidden" name="invites" value="1" /> : null}
      <Problems {...{ form, refused }} title={isNobody ? nobody : 'Assignment Failed'} />
      {total > 0 ? <PlanCustomerPicker choice={choice} picks={picks} /> : null}
      {choice.invited.length > 0 ? (
        <InvitationBoxes
          invited={choice.invited}
          ticked={manyIn(refused, 'invitationId') ?? choice.tickedInvitations}
          onTick={setInvitations}
        />
      ) : null}
      {mayInvite ? (
        <TextInput
          key={`customerEmail ${form.attempt}`}
          label={isFirst ? 'Customer email' : 'Invite someone by email'}
          hint={
            isFirst
              ? 'You have no customers yet. We email an invitation, and they get the plan when they accept it.'
              : 'For someone who is not your customer yet: they get the plan when they accept the invitation.'
          }
          type="email"
          autoComplete="off"
          optional={!isFirst}
          onChange={(event) => setInvites(event.target.value.trim() !== '')}
          {...invitee}
        />
      ) : null}
      <div className="max-w-narrow">
        <DateInput
          key={form.attempt}
          label="Starts on"
          hint="The first day of the plan."
          {...form.field('startsOn')}
        />
      </div>
      <NoteField key={`notes ${form.attempt}`} {...form.field('notes')} />
      <div className="tall:sticky bottom-bottom-bar -mx-4 border-t border-line bg-surface px-4 py-2 sm:mx-0 sm:rounded-card sm:border sm:p-3">
        <div role="status">
          {warning ? (
            <div className="pb-3">
              <Banner tone="warning">{warning}</Banner>
            </div>
          ) : null}
        </div>
        <ButtonRow>
          <SubmitButton
            name="intent"
            value="assign"
            pendingText="Updating..."
            disabled={hydrated && count === 0 && !isFirst}
          >
            {isFirst ? 'Invite and Assign' : hydrated ? `Assign (${count})` : 'Assign'}
          </SubmitButton>
          <ButtonLink to={cancelTo}>Cancel</ButtonLink>
        </ButtonRow>
      </div>
    </Form>
  );
}

type ProblemsProps = {
  form: ReturnType<typeof formState>;
  refused: AssignRefusal | undefined;
  title: string;
};

/** A question if the plan can be assigned after it is answered, or else what is wrong. */
function Problems({ form, refused, title }: ProblemsProps) {
  if (refused?.asked) return <NamingQuestion naming={refused.asked} />;
  if (!refused?.restrictions) return <FormProblems form={form} title={title} />;
  return (
    <>
      {/* The name was asked about first, and its answer is sent again. */}
      {['naming', 'offeredName'].map((name) => (
        <input key={name} type="hidden" name={name} value={form.valueIn(name) ?? ''} />
      ))}
      <RestrictionQuestion asked={refused.restrictions} />
    </>
  );
}
