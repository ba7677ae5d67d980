export const generationIntents = { quick: 'quick', context: 'context' } as const;

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 50, 75, 100, 150, 200, 250, 300, 400, 500];

export const countOptions = counts.map((count) => ({
  value: String(count),
  label: count === 1 ? '1 recipe' : `${count} recipes`,
}));

/** The values of an empty form. */
export const initialFields = { count: '10', dailyCalories: '2000' };

export const maxCaloriesOptions = [300, 500, 800, 1200].map((kcal) => ({
  value: String(kcal),
  label: `Up to ${kcal.toLocaleString('en')} kcal`,
}));

export const boundFields = [
  { name: 'minProtein', label: 'Min protein' },
  { name: 'maxProtein', label: 'Max protein' },
  { name: 'minCarbs', label: 'Min carbs' },
  { name: 'maxCarbs', label: 'Max carbs' },
  { name: 'minFat', label: 'Min fat' },
  { name: 'maxFat', label: 'Max fat' },
] as const;
