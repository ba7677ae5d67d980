/** What every page needs, the sign-in page too; paths within app/, as far as they are the same. */
const everyPage = [
  'features/errors/',
  'features/forms/',
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

/** What wherever recipes are listed needs, a recipe's own page too; paths as above. */
const recipeLists = [
  'features/assignment/assign-link',
  'features/engagement/engagement-intents',
  'features/engagement/heart-button',
  'features/engagement/use-',
  'features/recipes/meal-icon',
  'features/recipes/recipe-actions',
  'features/recipes/recipe-browser',
  'features/recipes/recipe-card',
  'features/recipes/recipe-facts',
  'features/recipes/recipe-filter',
  'features/recipes/recipe-picture',
  'features/recipes/recipe-strip',
  'features/recipes/recipe-suggestions',
  'features/recipes/recipe-words',
];

/**
 * Four files for what pages share, instead of two dozen small ones that cost a slow connection more than
 * their bytes: what changes with a new version of a library, what every page needs, what only those of
 * signed-in people do, and what lists of recipes do.
 */
export function clientChunk(id: string): string | undefined {
  if (id.includes('/node_modules/')) return 'framework';
  const [, path] = /\/app\/(.*\.tsx?)$/.exec(id) ?? [];
  if (path === undefined) return undefined;
  if (everyPage.some((start) => path.startsWith(start))) return 'shell';
  if (recipeLists.some((start) => path.startsWith(start))) return 'recipe-lists';
  return path.startsWith('ui/') ? 'signed-in' : undefined;
}
