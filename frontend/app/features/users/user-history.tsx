import { HistoryCard } from '~/ui';
import type { UserDetails } from './users.server';

type UserHistoryProps = { entries: UserDetails['history']; timeZone: string | null };

/** The history of an account. */
export function UserHistory({ entries, timeZone }: UserHistoryProps) {
  return (
    <HistoryCard
      entries={entries}
      words={words}
      empty="Changes that admins make to this account are listed here."
      timeZone={timeZone}
    />
  );
}

const words: Record<string, string> = {
  'user.disabled': 'Account disabled',
  'user.enabled': 'Account enabled',
  'user.deletion_requested': 'Deletion of the account asked for',
  'user.deletion_taken_back': 'Deletion of the account taken back by signing in',
  'coaching.began': 'Linked: trainer and customer',
  'coaching.ended': 'Unlinked: trainer and customer',
  'google.linked': 'Google account linked',
  'google.unlinked': 'Google account unlinked',
  'email.changed': 'Email changed',
  'second_factor.reset': 'Second step of signing in reset',
  'admin.created': 'Made an admin',
};
