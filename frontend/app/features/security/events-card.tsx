import { Card, RelativeTime } from '~/ui';
import { eventNames } from './event-names';
import type { Security } from './security.server';

type EventsCardProps = { events: Security['events']; timeZone: string | null };

/** Recent security events of the account, so that its owner notices what somebody else did. */
export function EventsCard({ events, timeZone }: EventsCardProps) {
  return (
    <Card
      title="Recent activity"
      description="The last 20 entries of the last 180 days. If you see something that wasn’t you, change your password: it signs out all other devices."
    >
      {events.length === 0 ? <p>Nothing has been recorded.</p> : null}
      <ul>
        {events.map(({ at, type, device, address }) => (
          <li key={`${at} ${type}`} className="border-t border-line py-3 first:border-t-0">
            <p className="font-semibold">{eventNames[type]}</p>
            <p className="text-sm text-muted">
              <RelativeTime value={at} timeZone={timeZone} withTime />, {device}
              {address ? `, from ${address}` : null}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
