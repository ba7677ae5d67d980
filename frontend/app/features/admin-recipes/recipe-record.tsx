import { comesWithMealwright } from '~/features/recipes/recipe-source';
import { Card, type Definition, DefinitionList, RelativeTime } from '~/ui';
import type { AdminRecipe } from './admin-recipes.server';
import { madeByText } from './made-by-text';
import { RecipeStatus } from './recipe-status';

type RecipeRecordProps = { recipe: AdminRecipe; timeZone: string | null };

/** The origin and the status of a recipe. */
export function RecipeRecord({ recipe, timeZone }: RecipeRecordProps) {
  const when = (moment: string) => <RelativeTime value={moment} timeZone={timeZone} withTime />;
  const { ownerEmail, offeredAt, approvedAt, approvedByEmail } = recipe;
  const approval: Definition[] = approvedAt
    ? [
        {
          term: 'Approved',
          description: (
            <span className="wrap-anywhere">
              {when(approvedAt)}
              {approvedByEmail ? ` by ${approvedByEmail}` : null}
            </span>
          ),
        },
      ]
    : [];
  return (
    <Card title="Record">
      <DefinitionList
        items={[
          { term: 'Status', description: <RecipeStatus isApproved={recipe.isApproved} /> },
          {
            term: recipe.madeBy ? 'Asked for by' : 'Written by',
            description: (
              <span className="wrap-anywhere">{ownerEmail ?? writerOf(recipe) ?? 'not recorded'}</span>
            ),
          },
          ...(recipe.madeBy ? [{ term: 'Origin', description: madeByText[recipe.madeBy] }] : []),
          { term: 'Added', description: when(recipe.creationTimestamp) },
          ...(offeredAt ? [{ term: 'Offered', description: when(offeredAt) }] : []),
          ...approval,
          { term: 'Last changed', description: when(recipe.lastUpdatedTimestamp) },
        ]}
      />
    </Card>
  );
}

/** An admin's own recipes have no owner, but the history names their author. */
function writerOf({ history, sourceReference }: AdminRecipe): string | null {
  if (comesWithMealwright(sourceReference)) return 'Mealwright (included)';
  return history.find(({ action }) => action === 'recipe.created')?.actorEmail ?? null;
}

/** Lists the data that would be deleted together with a recipe. */
export function RecipeDependents({ recipe: { dependents } }: { recipe: AdminRecipe }) {
  const { favorites, ratings, collections, assigned } = dependents;
  return (
    <Card title="Where it is used">
      <DefinitionList
        items={[
          { term: 'Favorites', description: String(favorites) },
          { term: 'Ratings', description: String(ratings) },
          { term: 'Collections', description: String(collections) },
          { term: 'Assigned to', description: assigned === 1 ? '1 customer' : `${assigned} customers` },
        ]}
      />
    </Card>
  );
}
