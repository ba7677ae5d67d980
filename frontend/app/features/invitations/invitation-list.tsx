import { Form } from '@remix-run/react';
import { FormProblems } from '~/features/forms/form-problems';
import { type InvitationsPage, withdrawInvitationPath } from '~/paths/customers';
import { formState, type RefusedForm } from '~/platform/forms';
import {
  Badge,
  type BadgeTone,
  ButtonRow,
  Card,
  ConfirmLink,
  CopyField,
  EmptyState,
  RelativeTime,
  SubmitButton,
  TextLink,
} from '~/ui';
import { MailIcon } from '~/ui/icons';
import type { SentInvitation } from './invitations.server';
import { invitationIntent } from './invite-form';
import { withdrawal } from './withdrawal';

const intent = invitationIntent.resend;

type EntriesProps = {
  invitations: readonly SentInvitation[];
  timeZone: string | null;
  refused: RefusedForm | undefined;
  /** The page that contains the list and to which withdrawing returns. */
  page: InvitationsPage;
};

/** The trainer's profile shows all invitations in every state. */
export function InvitationList({ total, ...entries }: Omit<EntriesProps, 'page'> & { total: number }) {
  const { invitations } = entries;
  return (
    <Card title={invitations.length < total ? 'Recent Invitations' : 'Invitations'}>
      {total === 0 ? (
        <EmptyState icon={MailIcon} title="No Invitations Yet">
          The people you invite will appear here, with the status of each invitation.
        </EmptyState>
      ) : (
        <Entries page="profile" {...entries} />
      )}
      {invitations.length < total ? (
        <p className="border-t border-line pt-4">
          <TextLink to="?all=1">Show all {total} invitations</TextLink>
        </p>
      ) : null}
    </Card>
  );
}

/** The customers page shows invitations that are not accepted yet. */
export function OpenInvitations(entries: Omit<EntriesProps, 'page'>) {
  return (
    <Card title="Open invitations" description="People you invited who have not accepted yet.">
      <Entries page="customers" {...entries} />
    </Card>
  );
}

function Entries({ invitations, timeZone, refused, page }: EntriesProps) {
  return (
    <>
      <FormProblems form={formState(refused, { intent })} title="Failed to send invitation" />
      <ul>
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="grid gap-3 border-t border-line py-4 first:border-t-0 first:pt-0"
          >
            <Summary invitation={invitation} timeZone={timeZone} />
            {invitation.status === 'pending' ? <Pending invitation={invitation} page={page} /> : null}
            {invitation.status === 'expired' ? <SendAgain id={invitation.id} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

const tones: Record<SentInvitation['status'], BadgeTone> = {
  pending: 'warning',
  accepted: 'accent',
  expired: 'neutral',
};
const words: Record<SentInvitation['status'], string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  expired: 'Expired',
};

function Summary({ invitation, timeZone }: { invitation: SentInvitation; timeZone: string | null }) {
  const { status, createdAt, expiresAt, usedAt, customerEmail } = invitation;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
        {customerEmail}
        <Badge tone={tones[status]}>{words[status]}</Badge>
      </p>
      <p className="text-sm text-muted">
        Sent <RelativeTime value={createdAt} timeZone={timeZone} />
        {status === 'accepted' && usedAt ? (
          <>
            , accepted <RelativeTime value={usedAt} timeZone={timeZone} />
          </>
        ) : (
          <>
            , {status === 'expired' ? 'expired' : 'expires'}{' '}
            <RelativeTime value={expiresAt} timeZone={timeZone} />
          </>
        )}
      </p>
    </div>
  );
}

function Pending({ invitation, page }: { invitation: SentInvitation; page: InvitationsPage }) {
  const { id, customerEmail, url } = invitation;
  return (
    <>
      {url ? (
        <CopyField
          id={`link-${id}`}
          label={`Link for ${customerEmail}`}
          hideLabel
          value={url}
          copyText="Copy Link"
        />
      ) : null}
      <ButtonRow>
        <SendAgain id={id} />
        <ConfirmLink
          to={withdrawInvitationPath(id, page)}
          look={{ variant: 'quiet' }}
          text="Withdraw"
          confirmation={withdrawal(customerEmail)}
        />
      </ButtonRow>
    </>
  );
}

/** An open invitation keeps its link, and an expired one gets a new one. */
function SendAgain({ id }: { id: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton variant="secondary" name="id" value={id} pendingText="Sending...">
        Send again
      </SubmitButton>
    </Form>
  );
}
