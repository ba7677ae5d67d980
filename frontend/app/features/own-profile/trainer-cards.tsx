import type { components } from '#openapi/schema';
import type { Account } from '~/features/account/account.server';
import type { Device } from '~/features/security/devices.server';
import { editProfilePath } from '~/paths/account';
import { customersPath, generatorPath, logoutPath, recipesPath, trainerPlansPath } from '~/paths/pages';
import { ButtonLink, Card, ChipList, DefinitionList, RelativeTime, StatCard } from '~/ui';
import { EditIcon } from '~/ui/icons';
import type { OwnProfile } from './profile-words';

export function AboutTrainer({ profile }: { profile: OwnProfile }) {
  const { bio, specializations, certifications, yearsExperience } = profile;
  const items = [
    {
      term: 'Bio',
      description: bio ? <span className="whitespace-pre-line wrap-anywhere">{bio}</span> : null,
    },
    { term: 'Specializations', description: wordsOf('Specializations', specializations) },
    { term: 'Certifications', description: wordsOf('Certifications', certifications) },
    { term: 'Experience', description: yearsExperience === null ? null : yearsText(yearsExperience) },
  ];
  return (
    <Card
      title="About you"
      actions={
        <ButtonLink to={editProfilePath('trainer')} icon={EditIcon}>
          Edit Profile
        </ButtonLink>
      }
    >
      <DefinitionList
        items={items.map(({ term, description }) => ({
          term,
          description: description ?? <span className="text-muted">Not provided</span>,
        }))}
      />
    </Card>
  );
}

const wordsOf = (label: string, words: readonly string[]) =>
  words.length === 0 ? null : <ChipList label={label} chips={words.map((word) => ({ label: word }))} />;

const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;

export type TrainerFigures = components['schemas']['TrainerFiguresResponse'];

export function Performance({ figures }: { figures: TrainerFigures }) {
  const { totalClients, totalMealPlansCreated, activeMealPlans, clientSatisfactionRate } = figures;
  return (
    <section aria-label="Performance">
      <h2 className="mb-3 text-lg font-semibold">Performance</h2>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard label="Total Clients" value={totalClients} basis="whom you coach now" to={customersPath} />
        <StatCard
          label="Meal Plans"
          value={totalMealPlansCreated}
          basis="that you have saved"
          to={trainerPlansPath}
        />
        <StatCard label="Active Plans" value={activeMealPlans} basis="followed by clients today" />
        {clientSatisfactionRate === null ? (
          <StatCard label="Satisfaction" value="Not enough ratings yet" inWords />
        ) : (
          <StatCard
            label="Satisfaction"
            value={clientSatisfactionRate}
            unit="%"
            basis="4 or 5 stars from clients for recipes of their plans, last 90 days"
          />
        )}
      </div>
    </section>
  );
}

export function QuickActions() {
  return (
    <Card title="Quick Actions">
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={recipesPath}>Browse Recipes</ButtonLink>
        <ButtonLink to={generatorPath}>Create Meal Plan</ButtonLink>
        <ButtonLink to="#invite">Send Customer Invitation</ButtonLink>
        <ButtonLink to={customersPath}>Manage Clients</ButtonLink>
        <ButtonLink to={logoutPath}>Sign Out</ButtonLink>
      </div>
    </Card>
  );
}

/** Shows the session in which the page was opened. */
export function SessionInfo({ devices, profile }: { devices: Device[]; profile: Account['profile'] }) {
  const session = devices.find(({ isCurrent }) => isCurrent);
  if (!session) return null;
  const { timeZone, lastLoginAt } = profile;
  return (
    <Card title="Session Info">
      <DefinitionList
        items={[
          {
            term: 'Signed in',
            description: <RelativeTime value={session.signedInAt} timeZone={timeZone} withTime />,
          },
          { term: 'Device', description: session.name },
          { term: 'Address', description: session.address ?? 'Unknown' },
          {
            term: 'Last sign-in',
            description: lastLoginAt ? (
              <RelativeTime value={lastLoginAt} timeZone={timeZone} withTime />
            ) : (
              'Never'
            ),
          },
        ]}
      />
    </Card>
  );
}
