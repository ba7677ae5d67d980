import { leaveTrainerPath } from '~/paths/account';
import { absoluteTime, Card, ConfirmLink } from '~/ui';
import { trainerLeaving } from './trainer-leaving';

export type OwnTrainer = { id: string; name: string | null; email: string; since: string };

type TrainersCardProps = { trainers: readonly OwnTrainer[]; timeZone: string | null };

/** The customer's trainers, with a way to end each coaching. */
export function TrainersCard({ trainers, timeZone }: TrainersCardProps) {
  return (
    <Card title="My Trainers">
      {trainers.length === 0 ? <p className="text-muted">Nobody coaches you now.</p> : null}
      <ul>
        {trainers.map(({ id, name, email, since }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 first:border-t-0"
          >
            <span className="min-w-0">
              <span className="font-semibold wrap-anywhere">{name ?? email}</span>
              <span className="block text-sm text-muted">
                Your trainer since {absoluteTime(new Date(since), timeZone)}
              </span>
            </span>
            <ConfirmLink
              to={leaveTrainerPath(id)}
              look={{ variant: 'quiet' }}
              text={
                <>
                  End coaching<span className="sr-only"> by {name ?? email}</span>
                </>
              }
              confirmation={trainerLeaving(name ?? email)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
