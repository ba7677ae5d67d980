import { Card, EmptyState, RelativeTime } from '~/ui';
import type { AdminRecipe } from './admin-recipes.server';

type Entry = AdminRecipe['history'][number];

/** What was done to a recipe, the newest first. */
export function RecipeHistory({ entries, timeZone }: { entries: readonly Entry[]; timeZone: string | null }) {
  return (
    <Card title="History">
      {entries.length === 0 ? (
        <EmptyState title="Nothing yet">
          Every edit, offer, approval, and decline of this recipe is listed here.
        </EmptyState>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={`${entry.at} ${entry.action}`} className="border-t border-line py-2 first:border-t-0">
              <p className="font-semibold">{words[entry.action] ?? entry.action}</p>
              <Detail details={entry.details} />
              <p className="text-sm text-muted wrap-anywhere">
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
  'recipe.created': 'Created',
  'recipe.edited': 'Edited',
  'recipe.recomputed': 'Recalculated with corrected food data',
  'recipe.offered': 'Offered for approval',
  'recipe.withdrawn': 'Offer taken back',
  'recipe.approved': 'Approved',
  'recipe.declined': 'Declined',
  'recipe.deleted': 'Deleted',
};

function Detail({ details: { formerName, reason } }: Pick<Entry, 'details'>) {
  if (typeof formerName === 'string') return <p className="wrap-anywhere">Formerly “{formerName}”</p>;
  if (typeof reason === 'string' && reason)
    return <p className="whitespace-pre-line wrap-anywhere">{reason}</p>;
  return null;
}
