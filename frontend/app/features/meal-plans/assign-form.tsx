import { Form } from '@remix-run/react';
import { type MouseEvent, useState } from 'react';
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
import { ClientsIcon, SearchIcon } from '~/ui/icons';
import type { AssignChoice, AssignRefusal } from './assign-plan.server';
import { InvitationBoxes } from './invitation-boxes';
import { NamingQuestion } from './naming-question';
import { NoteField } from './note-field';
import { followsText, type PlanCustomer, replacementWarning } from './plan-customer';

type AssignFormProps = {
  choice: AssignChoice;
  /** The page that the form stands on, and posts to. */
  action: string;
  cancelTo: string;
  /** "Assign", "Update Assignments": followed by how many where scripts count them. */
  verb: string;
  /** What is said where nobody is ticked: "No Customers Selected". */
  nobody: string;
  refused: AssignRefusal | undefined;
  /** Whoever has no customers can invite some. */
  mayInvite: boolean;
};

/** Whom a plan is given to, what that would replace, and from when. */
export function AssignPlanForm({ choice, mayInvite, ...form }: AssignFormProps) {
  const isNobodyThere = choice.total + choice.invited.length === 0;
  if (isNobodyThere && !mayInvite) {
    return (
      <EmptyState icon={ClientsIcon} title="No Customers Yet">
        Nobody has registered as a customer.
      </EmptyState>
    );
  }
  return <Choice key={choice.ticked.join()} choice={choice} mayInvite={mayInvite} {...form} />;
}

function Choice({ choice, action, cancelTo, verb, nobody, refused, mayInvite }: AssignFormProps) {
  const { customers, total, startsOn, notes } = choice;
  const form = formState(refused, { initial: { startsOn, notes } });
  const sent = manyIn(refused, 'customerId');
  const isNobody = sent?.length === 0;
  const selection = useSelection(customers, sent ?? choice.ticked);
  const [search, setSearch] = useState(choice.search);
  const hydrated = useHydrated();
  // With scripts what was loaded is searched at once; who is among more is asked for.
  const searchesHere = hydrated && customers.length === total;
  const { ticked } = selection;
  const [invitations, setInvitations] = useState(choice.tickedInvitations.length);
  const isFirst = total + choice.invited.length === 0;
  const invitee = form.field('customerEmail');
  const [invites, setInvites] = useState(Boolean(invitee.defaultValue));
  const count = ticked.size + invitations + (invites ? 1 : 0);
  const warning = replacementWarning(customers, ticked);
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
          <div className="flex items-end gap-2">
            <div className="grow">
              <TextInput
                // The list below the dialog has a field of the same name.
                id="customer-search"
                label="Search customers"
                type="search"
                name="search"
                defaultValue={choice.search}
                onChange={(event) => searchesHere && setSearch(event.target.value)}
              />
            </div>
            <Button
              variant="secondary"
              icon={SearchIcon}
              formMethod="get"
              onClick={(event: MouseEvent) => searchesHere && event.preventDefault()}
            >
              Search
            </Button>
          </div>
          <SelectButtons selection={selection} customers={customers} />
          <Boxes customers={customers} search={searchesHere ? search : ''} selection={selection} />
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
      {total > customers.length && !choice.search ? (
        <p className="text-muted">
          The first {customers.length} of {total} customers. Search for the others.
        </p>
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
      <div className="sticky bottom-bottom-bar -mx-4 border-t border-line bg-surface px-4 py-2 sm:mx-0 sm:rounded-card sm:border sm:p-3">
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
            {isFirst ? 'Invite and Assign' : hydrated ? `${verb} (${count})` : verb}
          </SubmitButton>
          <ButtonLink to={cancelTo}>Cancel</ButtonLink>
        </ButtonRow>
      </div>
    </Form>
  );
}

type Selection = ReturnType<typeof useSelection>;

function useSelection(customers: readonly PlanCustomer[], initial: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(initial));
  return {
    ticked,
    tick(id: string, isTicked: boolean) {
      const next = new Set(ticked);
      if (isTicked) next.add(id);
      else next.delete(id);
      setTicked(next);
    },
    tickThose: (which: (customer: PlanCustomer) => boolean) =>
      setTicked(new Set(customers.filter(which).map(({ id }) => id))),
  };
}

/** Without scripts each asks for the page anew, ticked as it says. */
function SelectButtons({
  selection,
  customers,
}: {
  selection: Selection;
  customers: readonly PlanCustomer[];
}) {
  const areAll = customers.length > 0 && customers.every(({ id }) => selection.ticked.has(id));
  const button = (select: string, which: (customer: PlanCustomer) => boolean) => ({
    variant: 'secondary' as const,
    formMethod: 'get' as const,
    name: 'select',
    value: select,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      selection.tickThose(which);
    },
  });
  return (
    <ButtonRow>
      <Button {...button('available', ({ follows }) => follows === 'none')}>Select Available Only</Button>
      {areAll ? (
        <Button {...button('none', () => false)}>Deselect All</Button>
      ) : (
        <Button {...button('all', () => true)}>Select All</Button>
      )}
    </ButtonRow>
  );
}

type BoxesProps = { customers: readonly PlanCustomer[]; search: string; selection: Selection };

function Boxes({ customers, search, selection: { ticked, tick } }: BoxesProps) {
  const word = search.toLowerCase();
  const isFound = ({ id, email, name }: PlanCustomer) =>
    ticked.has(id) || `${email} ${name ?? ''}`.toLowerCase().includes(word);
  if (!customers.some(isFound))
    return <EmptyState title="No Matching Customers">Try adjusting your search.</EmptyState>;
  return (
    <fieldset id="customerId" className="min-w-0">
      <legend className="sr-only">Customers</legend>
      <ul className="max-h-[300px] overflow-y-auto rounded-card border border-line bg-surface">
        {customers.filter(isFound).map((customer) => (
          <li key={customer.id} className="border-t border-line first:border-t-0">
            <label className="flex min-h-12 items-center gap-3 px-3 py-1 hover:bg-raised">
              <input
                type="checkbox"
                name="customerId"
                value={customer.id}
                checked={ticked.has(customer.id)}
                onChange={(event) => tick(customer.id, event.target.checked)}
                className="size-icon shrink-0"
              />
              <span className="min-w-0 grow wrap-anywhere">
                {customer.email}
                <span className="block text-sm text-muted">
                  {customer.name ? `${customer.name}, ` : ''}
                  {followsText(customer)}
                  {customer.follows === 'another' ? ', until this one starts' : ''} · ID{' '}
                  {customer.id.slice(0, 8)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
