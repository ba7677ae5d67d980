import type { components } from '#openapi/schema';
import { roleName } from '~/features/users/roles';
import { Card, DataTable, RelativeTime } from '~/ui';
import { FigureTable, textOf } from './figure-table';
import { durationText, numberText, percentText } from './figure-texts';

type Metrics = components['schemas']['AnalyticsMetricsResponse'];
type Users = components['schemas']['AnalyticsUserListResponse'];

export function Engagement({ metrics: { data, definitions } }: { metrics: Metrics }) {
  const { engagement } = data;
  const figure = (
    label: string,
    name: keyof typeof engagement,
    write: (value: number) => string = numberText,
  ) => ({ label, value: textOf(engagement[name], write), definition: definitions[`engagement.${name}`] });
  return (
    <Card title="Engagement" flush>
      <FigureTable
        caption="Engagement"
        figures={[
          figure('Active in a day', 'dailyActiveUsers'),
          figure('Active in a week', 'weeklyActiveUsers'),
          figure('Active in a month', 'monthlyActiveUsers'),
          figure('Visits', 'totalSessions'),
          figure('Length of a visit', 'avgSessionDuration', durationText),
          figure('Bounce rate', 'bounceRate', percentText),
        ]}
      />
    </Card>
  );
}

export function RecentActivity({ users, timeZone }: { users: Users; timeZone: string | null }) {
  const { data, definitions } = users;
  const description = `Sessions: ${definitions['activity.sessionCount']} Total time: ${definitions['activity.totalDuration']}`;
  return (
    <Card title="Recent Activity" description={description} flush>
      <DataTable
        caption="Recent Activity"
        rows={data}
        rowKey={({ email }) => email}
        columns={[
          { key: 'email', header: 'Email', names: true, cell: ({ email }) => email },
          { key: 'role', header: 'Role', cell: ({ role }) => roleName(role) },
          {
            key: 'seen',
            header: 'Last seen',
            cell: ({ lastSeenAt }) => <RelativeTime value={lastSeenAt} timeZone={timeZone} withTime />,
          },
          {
            key: 'sessions',
            header: 'Sessions',
            align: 'end',
            cell: ({ sessionCount }) => numberText(sessionCount),
          },
          {
            key: 'duration',
            header: 'Total time',
            align: 'end',
            beside: true,
            cell: ({ totalDuration }) => durationText(totalDuration),
          },
        ]}
      />
    </Card>
  );
}
