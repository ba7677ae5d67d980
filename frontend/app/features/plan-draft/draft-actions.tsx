import { Form } from '@remix-run/react';
import { openInDialog } from '~/features/overlay/open-in-dialog';
import { draftPath, draftTaskPath, draftWeekPath } from '~/paths/drafts';
import { calendarPath, exportPath } from '~/paths/plan-export';
import { Button, ButtonLink, SubmitButton } from '~/ui';
import { AssignIcon, PlansIcon, PrintIcon, RefreshIcon, SavedIcon } from '~/ui/icons';
import type { ShownDraft } from './draft.server';
import { draftIntent } from './draft-changes';
import type { DraftChange } from './use-draft-change';

type DraftProps = { draft: Pick<ShownDraft, 'id' | 'revision' | 'savedPlanId'> };

type ActionsProps = { draft: DraftProps['draft'] & Pick<ShownDraft, 'customer'>; short?: boolean };

/** The actions for a draft: save, assign, print. With little room, their texts are short and icons are hidden. */
export function DraftActions({ draft, short }: ActionsProps) {
  const { id, savedPlanId, customer } = draft;
  return (
    <>
      {customer ? <AssignToCustomer draft={draft} customer={customer} short={short} /> : null}
      {savedPlanId ? (
        <Form method="post" action={draftPath(id)}>
          <input type="hidden" name="revision" value={draft.revision} />
          <input type="hidden" name="savedPlanId" value={savedPlanId} />
          <SubmitButton
            name="intent"
            value={draftIntent.saveChanges}
            icon={short ? undefined : SavedIcon}
            pendingText="Updating..."
          >
            {short ? 'Save' : 'Save changes'}
          </SubmitButton>
        </Form>
      ) : (
        <ButtonLink
          to={draftTaskPath(id, 'save')}
          {...openInDialog}
          variant={customer ? 'secondary' : 'primary'}
          icon={short ? undefined : SavedIcon}
        >
          {short ? 'Save' : 'Save to Library'}
        </ButtonLink>
      )}
      {customer && short ? null : (
        <ButtonLink to={draftTaskPath(id, 'assign')} {...openInDialog} icon={short ? undefined : AssignIcon}>
          {short ? 'Assign' : 'Assign to Customers'}
        </ButtonLink>
      )}
      <ButtonLink to={exportPath(id, draftPath(id))} icon={short ? undefined : PrintIcon}>
        {short ? 'PDF' : 'Export PDF'}
      </ButtonLink>
    </>
  );
}

type Recipient = NonNullable<ShownDraft['customer']>;

/**
 * Assigns a draft to the customer for whom it was made. Questions that have to be answered first are on the
 * page for all customers.
 */
function AssignToCustomer({ draft, customer, short }: ActionsProps & { customer: Recipient }) {
  const name = customer.name ?? customer.email;
  return (
    <Form method="post" action={draftTaskPath(draft.id, 'assign')} className="min-w-0">
      <input type="hidden" name="customerId" value={customer.id} />
      <SubmitButton icon={short ? undefined : AssignIcon} pendingText="Assigning...">
        <span className="truncate">Assign to {short ? firstName(name) : name}</span>
      </SubmitButton>
    </Form>
  );
}

const firstName = (name: string): string => name.split(/[\s@]/)[0] ?? name;

/** The form that generates everything again that is not locked. Ways out of a refusal are sent with it. */
export const restFormId = 'make-the-rest';

type ToolsProps = {
  draft: DraftProps['draft'] & { canUndo: boolean; week: number };
  change: DraftChange;
};

/** The actions for all meals at once. They stay visible while the page scrolls. */
export function DraftTools({ draft, change }: ToolsProps) {
  return (
    <div className="z-10 flex flex-wrap items-center gap-2 bg-background py-1 lg:tall:sticky lg:top-header print:hidden">
      <div className="hidden lg:block">
        <Undo draft={draft} change={change} />
      </div>
      <Form
        id={restFormId}
        method="post"
        action={draftWeekPath(draft.id, draft.week)}
        replace
        preventScrollReset
      >
        <ChangeFields draft={draft} intent={draftIntent.regenerate} />
        <SubmitButton
          variant="secondary"
          formAction={draftWeekPath(draft.id, draft.week)}
          pendingText="Generating..."
          aria-describedby="about-the-rest"
        >
          Generate the rest again
        </SubmitButton>
      </Form>
      <p id="about-the-rest" className="text-sm text-muted max-sm:sr-only">
        Locked meals stay as they are.
      </p>
    </div>
  );
}

/** Undoes the last change, then the one before it. */
export function Undo({ draft, change }: ToolsProps) {
  return (
    <Form {...change.form}>
      <ChangeFields draft={draft} intent={draftIntent.undo} />
      <Button
        variant="secondary"
        unavailable={!draft.canUndo}
        pending={change.pending({ intent: draftIntent.undo }) !== undefined}
      >
        Undo
      </Button>
    </Form>
  );
}

function ChangeFields({ draft, intent }: Pick<ToolsProps, 'draft'> & { intent: string }) {
  return (
    <>
      <input type="hidden" name="revision" value={draft.revision} />
      <input type="hidden" name="week" value={draft.week} />
      <input type="hidden" name="intent" value={intent} />
    </>
  );
}

/** Other formats of the plan. */
export function DraftExtras({ draft }: { draft: ToolsProps['draft'] & Pick<ShownDraft, 'customer'> }) {
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {draft.customer ? (
        <span className="lg:hidden">
          <ButtonLink
            to={draftTaskPath(draft.id, 'assign')}
            {...openInDialog}
            variant="quiet"
            icon={AssignIcon}
          >
            Assign to others
          </ButtonLink>
        </span>
      ) : null}
      <ButtonLink
        to={draftTaskPath(draft.id, 'cards')}
        state={{ overlay: true }}
        preventScrollReset
        variant="quiet"
        icon={PrintIcon}
      >
        Recipe cards
      </ButtonLink>
      <ButtonLink to={calendarPath(draft.id)} reloadDocument variant="quiet" icon={PlansIcon}>
        Calendar file (.ics)
      </ButtonLink>
      <ButtonLink
        to={draftWeekPath(draft.id, draft.week)}
        variant="quiet"
        icon={RefreshIcon}
        preventScrollReset
      >
        Refresh List
      </ButtonLink>
    </div>
  );
}
