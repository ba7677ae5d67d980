import type { AdminRecipe } from './admin-recipes.server';

/** When the recipe reached its current state: the later one of its last edit and its offer. */
export function reviewedVersion({ lastUpdatedTimestamp, offeredAt }: AdminRecipe): string {
  return offeredAt !== null && offeredAt > lastUpdatedTimestamp ? offeredAt : lastUpdatedTimestamp;
}
