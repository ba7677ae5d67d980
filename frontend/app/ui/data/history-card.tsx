import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state';
import { Card } from './card';
import { RelativeTime } from './relative-time';

type Entry = { at: string; action: string; actorEmail: string | null };

type HistoryCardProps<OneEntry extends Entry> = {
  /** The entries, newest first. */
  entries: readonly OneEntry[];
  /** The words for each action. */
  words: Readonly<Record<string, string>>;
  /** The text before there are any entries. */
  empty: string;
  timeZone: string | null;
  detailOf?: (entry: OneEntry) => ReactNode;
};

/** A history of what was done, when, and by whom. */
export function HistoryCard<OneEntry extends Entry>(props: HistoryCardProps<OneEntry>) {
  const { entries, words, empty, timeZone, detailOf } = props;
  if (entries.length === 0) {
    return (
      <Card title="History">
        <EmptyState title="Nothing yet">{empty}</EmptyState>
      </Card>
    );
  }
  return (
    <Card title="History">
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.action}`} className="border-t border-line py-2 first:border-t-0">
            <p className="font-semibold">{words[entry.action] ?? entry.action}</p>
            {detailOf?.(entry)}
            <p className="text-sm text-muted wrap-anywhere">
              <RelativeTime value={entry.at} timeZone={timeZone} withTime />
              {entry.actorEmail ? ` by ${entry.actorEmail}` : null}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
