import { Link } from '@remix-run/react';
import { daysText, kcalText } from '~/features/meal-plans/plan-words';
import { deleteDraftPath, draftPath } from '~/paths/drafts';
import { Badge, Card, ConfirmLink, RelativeTime } from '~/ui';
import { draftDeletion } from './draft-deletion';
import type { ListedDraft } from './drafts.server';

type DraftListProps = {
  drafts: readonly ListedDraft[];
  total: number;
  /** The page that contains the list. */
  from: string;
  timeZone: string | null;
};

const mostOpen = 3;

/** The drafts that have not expired: a few at once, the others on demand. */
export function DraftList({ drafts, total, from, timeZone }: DraftListProps) {
  if (drafts.length === 0) return null;
  const rows = (some: readonly ListedDraft[]) => (
    <ul>
      {some.map((draft) => (
        <Row key={draft.draftId} draft={draft} from={from} timeZone={timeZone} />
      ))}
    </ul>
  );
  const more = drafts.slice(mostOpen);
  return (
    <Card title={`Your drafts (${total})`} flush>
      {rows(drafts.slice(0, mostOpen))}
      {more.length > 0 ? (
        <details className="border-t border-line">
          <summary className="flex min-h-control items-center px-4 font-semibold text-accent">
            {more.length === 1 ? '1 more draft' : `${more.length} more drafts`}
          </summary>
          {rows(more)}
        </details>
      ) : null}
    </Card>
  );
}

function Row({ draft, from, timeZone }: Pick<DraftListProps, 'from' | 'timeZone'> & { draft: ListedDraft }) {
  const { draftId, planName, days, dailyCalorieTarget, holds, savedPlanId, customer, createdAt, expiresAt } =
    draft;
  const name = planName || 'Untitled Plan';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-2 first:border-t-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link to={draftPath(draftId)} className="font-semibold wrap-anywhere hover:underline">
            {name}
          </Link>
          {savedPlanId ? <Badge tone="info">Saved</Badge> : null}
          {holds ? null : <Badge tone="warning">Outside target</Badge>}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {daysText(days)}, {kcalText(dailyCalorieTarget)} a day
          {customer ? `, for ${customer.name ?? customer.email}` : ''} · made{' '}
          <RelativeTime value={createdAt} timeZone={timeZone} />, expires{' '}
          <RelativeTime value={expiresAt} timeZone={timeZone} />
        </p>
      </div>
      <div className="-mx-4 flex">
        <ConfirmLink
          to={deleteDraftPath(draftId, from)}
          look={{ variant: 'quiet' }}
          text={
            <>
              Delete<span className="sr-only"> the draft {name}</span>
            </>
          }
          confirmation={draftDeletion(name, savedPlanId !== null)}
        />
      </div>
    </li>
  );
}
