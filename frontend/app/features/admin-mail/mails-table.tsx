import { Badge, Card, type Column, DataTable, RelativeTime } from '~/ui';
import { kindName, type LoggedMail, statusWords } from './mail-words';

type MailsTableProps = { mails: readonly LoggedMail[]; timeZone: string | null };

export function MailsTable({ mails, timeZone }: MailsTableProps) {
  const columns: Column<LoggedMail>[] = [
    { key: 'subject', header: 'Subject', names: true, cell: (mail) => <Subject mail={mail} /> },
    {
      key: 'to',
      header: 'To',
      // By itself, a column beside long subjects gets a few letters a line.
      className: 'lg:w-1/4',
      cell: ({ recipientEmail }) => <Address>{recipientEmail}</Address>,
    },
    { key: 'kind', header: 'Kind', className: 'sm:whitespace-nowrap', cell: ({ kind }) => kindName(kind) },
    { key: 'status', header: 'Status', cell: ({ status }) => <MailStatus status={status} /> },
    {
      key: 'at',
      header: 'When',
      className: 'sm:whitespace-nowrap',
      cell: ({ sentAt }) => <RelativeTime value={sentAt} timeZone={timeZone} withTime />,
    },
  ];
  return (
    <Card flush>
      <DataTable caption="Mails" columns={columns} rows={mails} rowKey={({ id }) => id} />
    </Card>
  );
}

/** Breaks before the host if it must. */
function Address({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

function Subject({ mail: { subject, errorMessage } }: { mail: LoggedMail }) {
  return (
    <>
      {subject}
      {errorMessage ? (
        <span className="block text-sm font-normal text-muted wrap-anywhere">{errorMessage}</span>
      ) : null}
    </>
  );
}

function MailStatus({ status }: { status: LoggedMail['status'] }) {
  const { label, tone } = statusWords(status);
  return <Badge tone={tone}>{label}</Badge>;
}
