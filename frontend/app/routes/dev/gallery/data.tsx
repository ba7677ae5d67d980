import {
  Avatar,
  Badge,
  Button,
  Card,
  Checklist,
  ChipList,
  type Column,
  CopyField,
  DataTable,
  DefinitionList,
  MacroBar,
  Menu,
  MenuLink,
  RelativeTime,
  StatCard,
  TextLink,
} from '~/ui';
import { Part, Specimen } from './specimen';

type Invitation = {
  email: string;
  status: 'pending' | 'accepted' | 'expired';
  sent: string;
  calories: number;
};

const invitations: Invitation[] = [
  { email: 'jane.doe@example.com', status: 'pending', sent: '2026-07-01T09:30:00Z', calories: 1850 },
  {
    email: 'a.very.long.address.indeed@subdomain.example.com',
    status: 'accepted',
    sent: '2026-06-12T17:05:00Z',
    calories: 2400,
  },
  { email: 'max@example.com', status: 'expired', sent: '2025-11-03T12:00:00Z', calories: 950 },
];

const statusTone = { pending: 'info', accepted: 'accent', expired: 'neutral' } as const;

const columns: Column<Invitation>[] = [
  { key: 'email', header: 'Email', names: true, cell: (row) => row.email },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <Badge tone={statusTone[row.status]}>{row.status}</Badge>,
  },
  { key: 'sent', header: 'Sent', cell: (row) => <RelativeTime value={row.sent} /> },
  {
    key: 'calories',
    header: 'Target, kcal per day',
    align: 'end',
    cell: (row) => row.calories.toLocaleString('en'),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    bare: true,
    cell: (row) => (
      <Menu label={`Actions for ${row.email}`}>
        <MenuLink to="/dev/ui">View</MenuLink>
      </Menu>
    ),
  },
];

export function Data({ recently }: { recently: string }) {
  return (
    <Part title="Data">
      <Specimen name="DataTable in a Card" wide>
        <Card
          title="Recent invitations"
          flush
          description="The last 30 days"
          actions={
            <Button type="button" variant="secondary">
              Refresh
            </Button>
          }
        >
          <DataTable
            caption="Recent invitations"
            columns={columns}
            rows={invitations}
            rowKey={(row) => row.email}
          />
        </Card>
      </Specimen>
      <Specimen name="StatCard" wide>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <StatCard label="Average intake" value="1,842" unit="kcal" basis="per day, last 7 days" />
          <StatCard label="Customers" value={12} basis="coached now" to="/dev/ui" />
          <StatCard
            label="Weight"
            value="72.4"
            unit="kg"
            basis="Nov 12, 2026"
            note="0.8 kg less than 30 days ago"
          />
          <StatCard label="Churn" value={null} note="Needs a monthly fee noted for a customer." />
        </div>
      </Specimen>
      <Specimen name="MacroBar">
        <MacroBar protein={42} carbs={55} fat={18} basis="per serving" />
        <MacroBar protein={160} carbs={0} fat={95.4} basis="per day, target" />
        <MacroBar protein={0} carbs={0} fat={0} basis="per day, eaten" />
      </Specimen>
      <Specimen name="Badge">
        <div className="flex flex-wrap gap-2">
          {(
            [
              'neutral',
              'accent',
              'info',
              'warning',
              'danger',
              'breakfast',
              'lunch',
              'dinner',
              'snack',
            ] as const
          ).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen name="ChipList">
        <ChipList
          label="Dietary tags"
          limit={3}
          chips={['vegan', 'high-protein', 'gluten-free', 'low-carb', 'keto'].map((label) => ({ label }))}
        />
        <ChipList
          label="Active filters"
          chips={[
            { label: 'Breakfast', removeTo: '/dev/ui?without=breakfast' },
            { label: 'At most 30 minutes', removeTo: '/dev/ui?without=time' },
          ]}
        />
      </Specimen>
      <Specimen name="Card">
        <Card title="Profile" description="As your customers see it.">
          <p>A card holds one subject.</p>
        </Card>
        <Card>
          <p>Without a title.</p>
        </Card>
      </Specimen>
      <Specimen name="DefinitionList, Avatar">
        <div className="flex items-center gap-3">
          <Avatar email="jane.doe@example.com" />
          <Avatar email="admin@demo.local" size="large" />
          <Avatar email="trainer@demo.local" size="page" />
        </div>
        <DefinitionList
          items={[
            { term: 'Email', description: 'jane.doe@example.com' },
            { term: 'Trainer', description: <TextLink to="/dev/ui">Ada Brown</TextLink> },
            {
              term: 'Member since',
              description: <RelativeTime value="2025-11-03T12:00:00Z" timeZone="Europe/Berlin" />,
            },
          ]}
        />
      </Specimen>
      <Specimen name="RelativeTime">
        <p>
          Day: <RelativeTime value="2026-01-31T23:30:00Z" timeZone="Asia/Tokyo" />
        </p>
        <p>
          Less than a month away: <RelativeTime value={recently} withTime />
        </p>
        <p>
          With its hour: <RelativeTime value="2026-01-31T23:30:00Z" withTime />
        </p>
      </Specimen>
      <Specimen name="CopyField">
        <CopyField
          id="invitation-link"
          label="Invitation link"
          copyText="Copy Link"
          hint="Works once, until Jul 8, 2026."
          value="https://mealwright.example/register?invitation=3qk2Yv0bX8m1n5c7"
        />
      </Specimen>
      <Specimen name="Checklist">
        <Checklist
          legend="Sunday prep"
          name="step"
          items={[
            { id: 'rice', label: 'Cook the rice', detail: '450 g', checked: true },
            { id: 'chicken', label: 'Roast the chicken', detail: '1.2 kg', checked: false },
            { id: 'sauce', label: 'Mix the sauce', checked: false },
          ]}
        />
      </Specimen>
    </Part>
  );
}
