import { HistoryCard } from '~/ui';
import type { AdminRecipe } from './admin-recipes.server';

type Entry = AdminRecipe['history'][number];

/** The history of a recipe. */
export function RecipeHistory({ entries, timeZone }: { entries: readonly Entry[]; timeZone: string | null }) {
  return (
    <HistoryCard
      entries={entries}
      words={words}
      empty="Every edit, offer, approval, and decline of this recipe is listed here."
      timeZone={timeZone}
      detailOf={({ details }) => <Detail details={details} />}
    />
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
