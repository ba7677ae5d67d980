import type { AdminRecipe } from './admin-recipes.server';

/** When a recipe became what it is: written as it is, and offered. */
export function reviewedVersion({ lastUpdatedTimestamp, offeredAt }: AdminRecipe): string {
  return offeredAt !== null && offeredAt > lastUpdatedTimestamp ? offeredAt : lastUpdatedTimestamp;
}
