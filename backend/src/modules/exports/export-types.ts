export const EXPORT_TYPES = ['recipes', 'users', 'mealPlans', 'all'] as const;

export type ExportType = (typeof EXPORT_TYPES)[number];
