import { Form } from '@remix-run/react';
import { type MouseEvent, useState } from 'react';
import { CustomerPages } from '~/features/assignment/customer-pages';
import { CustomerSearch } from '~/features/assignment/customer-search';
import { usePicks } from '~/features/assignment/use-picks';
import { FormProblems } from '~/features/forms/form-problems';
import { formState, manyIn } from '~/platform/forms';
import {
  Banner,
  Button,
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
import { CustomerBoxes } from './customer-boxes';
import { InvitationBoxes } from './invitation-boxes';
import { NamingQuestion } from './naming-question';
import { NoteField } from './note-field';
import { type PlanCustomer, replacementWarning } from './plan-customer';

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
  const { total, shown, startsOn, notes, customerEmail } = choice;
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
      {refused?.asked ? (
        <NamingQuestion naming={refused.asked} />
      ) : (
        <FormProblems form={form} title={isNobody ? nobody : 'Assignment Failed'} />
      )}
      {total > 0 ? (
        <>
          <CustomerSearch<PlanCustomer>
            search={shown.search}
            about={choice.about}
            onPick={picks.pick}
            last={picks.last}
          />
          <SelectButtons picks={picks} isAll={shown.pages <= 1} />
          <CustomerBoxes picks={picks} />
          <CustomerPages shown={shown} most={choice.mostPicked} />
        </>
      ) : null}
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
          label={isFirst ? 'Customer email' : 'Invite somebody by email'}
          hint={
            isFirst
              ? 'You have no customers yet. We email an invitation, and they get the plan when they accept it.'
              : 'For somebody who is not your customer yet: they get the plan when they accept the invitation.'
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

type Picks = ReturnType<typeof usePicks<PlanCustomer>>;

/** Without scripts, each button reloads the page with that selection. */
function SelectButtons({ picks: { rows, ticked, tickThose }, isAll }: { picks: Picks; isAll: boolean }) {
  const areAll = rows.length > 0 && rows.every(({ id }) => ticked.has(id));
  const button = (select: string, which: (customer: PlanCustomer) => boolean) => ({
    variant: 'secondary' as const,
    formMethod: 'get' as const,
    name: 'select',
    value: select,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      tickThose(which);
    },
  });
  return (
    <ButtonRow>
      <Button {...button('available', ({ follows }) => follows === 'none')}>Select Available Only</Button>
      {areAll ? (
        <Button {...button('none', () => false)}>Deselect All</Button>
      ) : (
        <Button {...button('all', () => true)}>{isAll ? 'Select All' : 'Select All on This Page'}</Button>
      )}
    </ButtonRow>
  );
}
