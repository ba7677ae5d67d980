import type { components } from '#openapi/schema';

export type ImportResult = components['schemas']['ImportedRecipesResponse'];

/** A recipe as far as it was read. */
export type FoundRecipe = components['schemas']['FoundRecipeResponse'];

/** A recipe that cannot be saved as it was read, and why. */
export type Unclear = { problem: string; recipe: FoundRecipe };
