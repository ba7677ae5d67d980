/** What every page needs, the sign-in page too; paths within app/, as far as they are the same. */
const everyPage = [
  'features/errors/',
  'features/forms/form-problems',
  'features/forms/use-times-sent',
  'features/shell/',
  'platform/',
  'ui/actions/button',
  'ui/actions/spinner',
  'ui/actions/submit-button',
  'ui/brand/',
  'ui/classes',
  'ui/data/avatar',
  'ui/data/card',
  'ui/data/initials',
  'ui/feedback/',
  'ui/forms/choice-group',
  'ui/forms/field',
  'ui/forms/password-input',
  'ui/forms/text-input',
  'ui/icons/',
  'ui/index',
  'ui/layout/',
  'ui/navigation/menu',
  'ui/shell/',
  'ui/use-',
];

/** What every recipe that is shown needs, among admins too; paths as above. */
const recipes = [
  'features/recipes/filter-fields',
  'features/recipes/meal-icon',
  'features/recipes/picture-sources',
  'features/recipes/recipe-facts',
  'features/recipes/recipe-picture',
  'features/recipes/recipe-words',
  'features/recipes/saves-data',
];

/** What wherever recipes are listed for everybody needs, a recipe's own page too. */
const recipeLists = [
  'features/assignment/assign-link',
  'features/engagement/engagement-intents',
  'features/engagement/heart-button',
  'features/engagement/use-',
  'features/forms/not-saved',
  'features/forms/use-form-in-place',
  'features/recipes/recipe-actions',
  'features/recipes/recipe-browser',
  'features/recipes/recipe-card',
  'features/recipes/recipe-filter',
  'features/recipes/recipe-strip',
  'features/recipes/recipe-suggestions',
];

/** What an admin's list of recipes, the review queue and one of its recipes have in common. */
const adminRecipes = [
  'features/admin-recipes/admin-recipe-filters',
  'features/admin-recipes/admin-recipes-table',
  'features/admin-recipes/approve-form',
  'features/admin-recipes/queue-path',
  'features/admin-recipes/recipe-status',
];

/**
 * Six files for what pages share, instead of two dozen small ones that cost a slow connection more than
 * their bytes: what changes with a new version of a library, what every page needs, what only those of
 * signed-in people do, what recipes do, what lists of them do, and what admins decide on them with.
 */
export function clientChunk(id: string): string | undefined {
  if (id.includes('/node_modules/')) return 'framework';
  const [, path] = /\/app\/(.*\.tsx?)$/.exec(id) ?? [];
  if (path === undefined) return undefined;
  if (everyPage.some((start) => path.startsWith(start))) return 'shell';
  if (recipes.some((start) => path.startsWith(start))) return 'recipes';
  if (adminRecipes.some((start) => path.startsWith(start))) return 'admin-recipes';
  if (recipeLists.some((start) => path.startsWith(start))) return 'recipe-lists';
  return path.startsWith('ui/') ? 'signed-in' : undefined;
}
