import { broadcastPath } from '~/paths/emails';
import { Badge, Card, type Column, DataTable, RelativeTime, TextLink } from '~/ui';
import { audienceName, type Broadcast, broadcastKindName, broadcastStatuses } from './broadcast-words';

type BroadcastsTableProps = { broadcasts: readonly Broadcast[]; timeZone: string | null };

export function BroadcastsTable({ broadcasts, timeZone }: BroadcastsTableProps) {
  const columns: Column<Broadcast>[] = [
    {
      key: 'subject',
      header: 'Subject',
      names: true,
      cell: ({ id, subject }) => <TextLink to={broadcastPath(id)}>{subject}</TextLink>,
    },
    { key: 'kind', header: 'What it is', cell: ({ kind }) => broadcastKindName(kind) },
    { key: 'audience', header: 'For', cell: ({ audience }) => audienceName(audience) },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => (
        <Badge tone={broadcastStatuses[status].tone}>{broadcastStatuses[status].label}</Badge>
      ),
    },
    {
      key: 'recipients',
      header: 'Sent to',
      cell: ({ status, recipients }) =>
        status === 'draft' ? 'Nobody yet' : recipients.toLocaleString('en-US'),
    },
    {
      key: 'changed',
      header: 'When',
      cell: ({ changedAt, sentAt }) => (
        <RelativeTime value={sentAt ?? changedAt} timeZone={timeZone} withTime />
      ),
    },
  ];
  return (
    <Card flush>
      <DataTable
        caption="Notices and announcements"
        columns={columns}
        rows={broadcasts}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}
