import type { components } from '#openapi/schema';
import { Badge, Card, DataTable, EmptyState, RelativeTime, StatCard } from '~/ui';
import { CheckIcon } from '~/ui/icons';
import { textOf } from './figure-table';
import { numberText } from './figure-texts';

type Shown = { security: components['schemas']['AnalyticsSecurityResponse'] };

export function SecurityCards({ security: { data, definitions } }: Shown) {
  return (
    <div className="grid gap-2 min-[30rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label="Security Score"
        value={textOf(data.securityScore, numberText)}
        unit="of 100"
        note={definitions.securityScore}
      />
      <StatCard label="Failed Logins" value={numberText(data.failedLogins)} note={definitions.failedLogins} />
      <StatCard label="Blocked IPs" value={numberText(data.blockedIPs)} note={definitions.blockedIPs} />
      <StatCard label="Alerts" value={numberText(data.alertCount)} note={definitions.alertCount} />
    </div>
  );
}

export function SecurityChecks({ security: { data } }: Shown) {
  return (
    <Card title="Security Checks" description="Each check is worth so many points of the score." flush>
      <DataTable
        caption="Security Checks"
        rows={data.checks}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'name',
            header: 'Check',
            names: true,
            cell: ({ name, detail }) => (
              <>
                {name}
                <span className="block text-sm font-normal text-muted">{detail}</span>
              </>
            ),
          },
          {
            key: 'points',
            header: 'Points',
            align: 'end',
            cell: ({ points, weight }) => (points === null ? 'Not counted' : `${points} of ${weight}`),
          },
          { key: 'result', header: 'Result', align: 'end', beside: true, cell: resultOf },
        ]}
      />
    </Card>
  );
}

function resultOf({ points, weight }: { points: number | null; weight: number }) {
  if (points === null) return <Badge>Not recorded</Badge>;
  if (points === weight) return <Badge tone="accent">Holds</Badge>;
  return points === 0 ? <Badge tone="danger">Fails</Badge> : <Badge tone="warning">In part</Badge>;
}

const actions: Record<string, string> = {
  locked_out: 'Locked out after too many attempts',
  passkey_copied: 'A copied passkey was used',
  refresh_reused: 'A spent session was used again',
  role_refused: 'Access to a page of another role was denied',
};

/** Events of other kinds are shown by their name in words. */
const actionText = (action: string): string =>
  actions[action] ?? `${action.charAt(0).toUpperCase()}${action.slice(1).replaceAll('_', ' ')}`;

export function SuspiciousActivities({ security, timeZone }: Shown & { timeZone: string | null }) {
  const { data, definitions } = security;
  const rows = data.suspiciousActivities.map((activity, place) => ({ ...activity, key: String(place) }));
  return (
    <Card
      title="Suspicious Activities"
      description={definitions.suspiciousActivities}
      flush={rows.length > 0}
    >
      {rows.length === 0 ? (
        <EmptyState icon={CheckIcon} title="Nothing suspicious">
          No such event happened in the last 7 days.
        </EmptyState>
      ) : (
        <DataTable
          caption="Suspicious Activities"
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'action', header: 'What happened', names: true, cell: ({ action }) => actionText(action) },
            { key: 'ip', header: 'IP address', cell: ({ ip }) => ip ?? 'Not recorded' },
            {
              key: 'when',
              header: 'When',
              beside: true,
              cell: ({ timestamp }) => <RelativeTime value={timestamp} timeZone={timeZone} withTime />,
            },
          ]}
        />
      )}
    </Card>
  );
}
