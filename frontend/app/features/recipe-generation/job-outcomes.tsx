import { queuedRecipePath } from '~/paths/admin-recipes';
import { Badge, Card, Stack, TextLink } from '~/ui';
import type { FailedRecipe, MadeRecipe } from './generation.server';

type JobOutcomesProps = { made: readonly MadeRecipe[]; failed: readonly FailedRecipe[] };

/** The outcomes of a job: made recipes, and reasons for those that failed. */
export function JobOutcomes({ made, failed }: JobOutcomesProps) {
  return (
    <Stack>
      {made.length > 0 ? (
        <Card title="Recipes">
          <ul className="grid gap-2">
            {made.map(({ number, recipeId, name, isApproved }) => (
              <li key={number} className="flex items-start justify-between gap-4">
                {recipeId ? (
                  <TextLink to={queuedRecipePath(recipeId)}>{name}</TextLink>
                ) : (
                  <span className="text-muted">{name}</span>
                )}
                <MadeStatus isDeleted={recipeId === null} isApproved={isApproved} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {failed.length > 0 ? (
        <Card title="Failed">
          <ul className="grid gap-2">
            {failed.map(({ number, name, reason }) => (
              <li key={number} className="wrap-anywhere">
                <span className="font-semibold">
                  Recipe {number}
                  {name ? `, ${name}` : null}
                </span>
                <span className="block text-muted">{reason}</span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </Stack>
  );
}

function MadeStatus({ isDeleted, isApproved }: { isDeleted: boolean; isApproved: boolean }) {
  if (isDeleted) return <Badge>Deleted</Badge>;
  return isApproved ? <Badge tone="accent">Approved</Badge> : <Badge tone="warning">Pending</Badge>;
}
