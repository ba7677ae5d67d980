import { Card, type Definition, DefinitionList, RelativeTime } from '~/ui';
import type { AdminRecipe } from './admin-recipes.server';
import { RecipeStatus } from './recipe-status';

type RecipeRecordProps = { recipe: AdminRecipe; timeZone: string | null };

/** Where a recipe comes from and where it stands. */
export function RecipeRecord({ recipe, timeZone }: RecipeRecordProps) {
  const when = (moment: string) => <RelativeTime value={moment} timeZone={timeZone} withTime />;
  const { ownerEmail, offeredAt, approvedAt, approvedByEmail, sourceReference } = recipe;
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
            term: 'Written by',
            description: (
              <span className="wrap-anywhere">{ownerEmail ?? writerOf(recipe) ?? 'not recorded'}</span>
            ),
          },
          { term: 'Added', description: when(recipe.creationTimestamp) },
          ...(offeredAt ? [{ term: 'Offered', description: when(offeredAt) }] : []),
          ...approval,
          { term: 'Last changed', description: when(recipe.lastUpdatedTimestamp) },
          ...(sourceReference
            ? [{ term: 'Source', description: <span className="wrap-anywhere">{sourceReference}</span> }]
            : []),
        ]}
      />
    </Card>
  );
}

/** An admin's own recipes have no owner, but whoever wrote one is noted in its history. */
const writerOf = ({ history }: AdminRecipe): string | null =>
  history.find(({ action }) => action === 'recipe.created')?.actorEmail ?? null;

/** What would go with a recipe if it were deleted. */
export function RecipeDependents({ recipe: { dependents } }: { recipe: AdminRecipe }) {
  const { favorites, ratings, collections, assigned } = dependents;
  return (
    <Card title="What depends on it">
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
