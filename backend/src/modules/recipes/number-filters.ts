interface NumberColumn {
  /** The column of recipes that is compared. Every index that carries a list has to contain it. */
  column: string;
  type: 'integer' | 'numeric';
  keeps: 'at most' | 'at least';
}

/** Every filter that compares a number of a recipe is one entry here: its statement and its type follow. */
export const NUMBER_FILTERS = {
  maxPrepTime: { column: 'prep_time_minutes', type: 'integer', keeps: 'at most' },
  // The total contains resting: a dish that chills overnight is not ready in 30 minutes.
  maxTotalTime: { column: 'total_minutes', type: 'integer', keeps: 'at most' },
  maxCookTime: { column: 'cook_time_minutes', type: 'integer', keeps: 'at most' },
  minCalories: { column: 'calories_kcal', type: 'integer', keeps: 'at least' },
  maxCalories: { column: 'calories_kcal', type: 'integer', keeps: 'at most' },
  minProtein: { column: 'protein_grams', type: 'numeric', keeps: 'at least' },
  maxProtein: { column: 'protein_grams', type: 'numeric', keeps: 'at most' },
  minCarbs: { column: 'carbs_grams', type: 'numeric', keeps: 'at least' },
  maxCarbs: { column: 'carbs_grams', type: 'numeric', keeps: 'at most' },
  minFat: { column: 'fat_grams', type: 'numeric', keeps: 'at least' },
  maxFat: { column: 'fat_grams', type: 'numeric', keeps: 'at most' },
  minFiber: { column: 'fibre_grams', type: 'numeric', keeps: 'at least' },
} as const satisfies Record<string, NumberColumn>;

export type NumberFilter = keyof typeof NUMBER_FILTERS;

export const NUMBER_FILTER_NAMES = Object.keys(NUMBER_FILTERS) as NumberFilter[];
