import { Card, EmptyState, RelativeTime } from '~/ui';
import type { UserDetails } from './users.server';

type UserHistoryProps = { entries: UserDetails['history']; timeZone: string | null };

/** What was done to an account, the newest first. */
export function UserHistory({ entries, timeZone }: UserHistoryProps) {
  return (
    <Card title="History">
      {entries.length === 0 ? (
        <EmptyState title="Nothing yet">Changes that admins make to this account are listed here.</EmptyState>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={`${entry.at} ${entry.action}`} className="border-t border-line py-2 first:border-t-0">
              <p className="font-semibold">{words[entry.action] ?? entry.action}</p>
              <p className="text-sm text-muted">
                <RelativeTime value={entry.at} timeZone={timeZone} withTime />
                {entry.actorEmail ? ` by ${entry.actorEmail}` : null}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const words: Record<string, string> = {
  'user.disabled': 'Account disabled',
  'user.enabled': 'Account enabled',
  'coaching.began': 'Linked: trainer and customer',
  'coaching.ended': 'Unlinked: trainer and customer',
  'google.linked': 'Google account linked',
  'google.unlinked': 'Google account unlinked',
  'admin.created': 'Made an admin',
};
