import type { components } from '#openapi/schema';
import { Card, RelativeTime } from '~/ui';

type Achievement = components['schemas']['AchievementsResponse']['achievements'][number];

/** A trainer's achievements, with their dates. Clients are never named. */
export function AchievementsCard({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <Card title="Achievements">
      {achievements.length === 0 ? (
        <p className="text-muted">Your milestones will appear here, starting with your first client.</p>
      ) : (
        <ul>
          {achievements.map((achievement) => (
            <li
              key={`${achievement.kind} ${achievement.count}`}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 first:border-t-0"
            >
              <span className="font-semibold">{achievementText(achievement)}</span>
              <span className="text-sm text-muted">
                <RelativeTime value={achievement.reachedOn} timeZone="UTC" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const texts: Record<Achievement['kind'], { one?: string; many: string }> = {
  clients: { one: 'First client', many: 'clients' },
  assigned_plans: { one: 'First meal plan assigned', many: 'meal plans assigned' },
  achieved_goals: { one: 'First goal achieved by a client', many: 'goals achieved by clients' },
  client_streak: { many: 'days in a row in the diary of a client' },
};

function achievementText({ kind, count }: Achievement): string {
  const { one, many } = texts[kind];
  return count === 1 && one ? one : `${count} ${many}`;
}
