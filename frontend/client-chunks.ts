/** Modules that every page needs, including the sign-in page. Each path within app/ is a prefix. */
const everyPage = [
  'features/errors/',
  'features/forms/form-problems',
  'features/forms/use-submit-count',
  'features/overlay/open-in-dialog',
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
  'ui/forms/field',
  'ui/forms/text-input',
  'ui/icons/',
  'ui/index',
  'ui/layout/',
  'ui/navigation/menu',
  'ui/shell/',
  'ui/use-',
];

/** Code that only the pages for signing in, signing up, and choosing a password use. */
const signingIn = ['ui/forms/password-input', 'ui/shell/auth-panel', 'ui/shell/selling-points'];

/** Parts of the design system that only tables of many things, and numbers over them, are made of. */
const tables = ['ui/data/data-table', 'ui/data/history-card', 'ui/data/stat-card'];

/** Modules that only long forms need. */
const longForms = [
  'ui/data/checklist',
  'ui/forms/date-input',
  'ui/forms/file-input',
  'ui/forms/number-unit-input',
];

/** Code that loads parts of pages later; see plain-imports.ts. */
const loadingLater = /vite\/preload-helper/;

/** Modules that only lists need that are searched, filtered, or shown in pages. */
const lists = [
  'ui/forms/search-row',
  'ui/navigation/filter-panel',
  'ui/navigation/page-window',
  'ui/navigation/pagination',
  'ui/navigation/view-links',
];

/** Modules for texts to copy, such as the link of a shared plan or an invitation. */
const copying = ['ui/data/copy-field'];

/** Modules that every page showing recipes needs, including those for admins, and the words that recipes and plans share. */
const recipes = [
  'features/recipes/allergens',
  'features/recipes/picture-sources',
  'features/recipes/recipe-facts',
  'features/recipes/recipe-picture',
  'features/recipes/recipe-words',
  'features/recipes/data-saver',
];

/** Code for every list of recipes and for a recipe's own page. */
const recipeCards = [
  'features/assignment/assign-link',
  'features/engagement/engagement-intents',
  'features/engagement/heart-button',
  'features/engagement/use-',
  'features/recipes/recipe-actions',
  'features/recipes/recipe-card',
  'features/recipes/recipe-strip',
];

/** Code for the filters of every list of recipes, including the admins' lists. */
const recipeFilters = [
  'features/recipes/filter-fields',
  'features/recipes/live-filters',
  'features/recipes/number-filters',
  'features/recipes/recipe-filters',
];

/** Modules that searchable lists of recipes need in addition. */
const recipeLists = [
  'features/recipes/recipe-browser',
  'features/recipes/recipe-filter-panel',
  'features/recipes/recipe-row',
  'features/recipes/recipe-suggestions',
];

/** The words for plans, also in lists and refusals. */
const planWords = [
  'features/meal-plans/plan-numbers',
  'features/meal-plans/plan-words',
  'features/meal-plans/portion',
  'features/meal-plans/shown-days',
];

/** Modules that every page showing a plan needs: drafts, saved plans, and assigned ones. */
const plans = [
  'features/meal-plans/day-totals',
  'features/meal-plans/plan-days',
  'features/meal-plans/plan-header',
  'features/meal-plans/week-links',
];

/** Code of the platform and the design system that only a few pages use in the browser. */
const fewPages = [
  'platform/calendar',
  ...['arrows', 'collection', 'cooking', 'copy', 'filter', 'locks'].map((name) => `ui/icons/${name}`),
];

/** Small forms that stay on their page, as those of signed-in people do, and the field that names foods. */
const formsInPlace = ['features/foods/', 'features/forms/not-saved', 'features/forms/use-form-in-place'];

/** Modules that an admin's list of recipes, the review queue, and a single recipe in it share. */
const adminRecipes = [
  'features/admin-recipes/admin-recipe-filters',
  'features/admin-recipes/admin-recipes-table',
  'features/admin-recipes/approve-form',
  'features/admin-recipes/recipe-status',
];

/** Goes with what draws recipe cards, which is loaded when someone asks for them. */
const recipeCardsAsPdf = /\/node_modules\/(jspdf|fflate|@babel\/runtime)\/|\/jspdf-stub\.ts$/;

/** Goes with the field that suggests and the palette, which are loaded when someone goes into one or opens it. */
const suggestions =
  /\/node_modules\/(@headlessui|@floating-ui|@react-aria|@react-stately|@react-types|@tanstack|@internationalized|@swc\/helpers|aria-hidden|clsx|react-aria|react-stately|tabbable|use-sync-external-store)\/|\/ui\/forms\/(parts-of-text\.ts|suggestion-box\.tsx|use-suggestions\.ts)$|\/ui\/navigation\/palette\.tsx$/;

/** Speaks with the browser about passkeys, and is loaded when someone uses one. */
const passkeys = /\/node_modules\/@simplewebauthn\//;

/** Keeps what was typed when a session ends, and is loaded when something is typed. */
const keptForms = /\/features\/shell\/kept-forms\.ts$/;

/** Goes with the charts that are explored, which are loaded when someone explores one. */
const exploredCharts = /\/node_modules\/(chart\.js|@kurkle)\/|\/ui\/charts\/(explored-|use-color-change)/;

/**
 * A few files for what pages share, instead of two dozen small ones that cost a slow connection more than
 * their bytes: what changes with a new version of a library, what every page needs, what only those of
 * signed-in people do, and what each of the groups above does.
 */
export function clientChunk(id: string): string | undefined {
  if ([recipeCardsAsPdf, suggestions, passkeys, keptForms, exploredCharts].some((part) => part.test(id)))
    return undefined;
  if (loadingLater.test(id)) return 'shell';
  // Only the pages of a list keep anything on the device.
  if (id.includes('/node_modules/idb/')) return 'groceries';
  if (id.includes('/node_modules/')) return 'framework';
  const [, path] = /\/app\/(.*\.tsx?)$/.exec(id) ?? [];
  if (path === undefined) return undefined;
  // The router is made by these.
  if (path.startsWith('platform/connection/')) return 'framework';
  if (path.startsWith('ui/forms/choice-group')) return 'choices';
  if (fewPages.some((start) => path.startsWith(start))) return undefined;
  if (signingIn.some((start) => path.startsWith(start))) return 'signing-in';
  if (everyPage.some((start) => path.startsWith(start))) return 'shell';
  if (lists.some((start) => path.startsWith(start))) return 'lists';
  if (copying.some((start) => path.startsWith(start))) return 'copying';
  if (recipes.some((start) => path.startsWith(start))) return 'recipes';
  if (adminRecipes.some((start) => path.startsWith(start))) return 'admin-recipes';
  if (recipeCards.some((start) => path.startsWith(start))) return 'recipe-cards';
  if (recipeFilters.some((start) => path.startsWith(start))) return 'recipe-filters';
  if (planWords.some((start) => path.startsWith(start))) return 'plan-words';
  if (recipeLists.some((start) => path.startsWith(start))) return 'recipe-lists';
  if (plans.some((start) => path.startsWith(start))) return 'plans';
  if (tables.some((start) => path.startsWith(start))) return 'tables';
  if (path.startsWith('ui/charts/')) return 'charts';
  if (longForms.some((start) => path.startsWith(start))) return 'long-forms';
  if (formsInPlace.some((start) => path.startsWith(start))) return 'signed-in';
  return path.startsWith('ui/') ? 'signed-in' : undefined;
}
