import { index, layout, type RouteConfig, route } from '@remix-run/route-config';

const signedOut = [
  route('login', 'routes/public/login.tsx'),
  route('login/second-step', 'routes/public/second-step.tsx'),
  route('login/passkey', 'routes/public/passkey.ts'),
  route('register', 'routes/public/register.tsx'),
  route('forgot-password', 'routes/public/forgot-password.tsx'),
  route('reset-password/:token?', 'routes/public/reset-password.tsx'),
  route('oauth/complete', 'routes/account/oauth-complete.ts'),
];

const anybody = [
  route('confirm-email/:token', 'routes/public/confirm-email.tsx'),
  route('unsubscribe/:token', 'routes/public/unsubscribe.tsx'),
  route('terms', 'routes/public/terms.tsx'),
  route('privacy', 'routes/public/privacy.tsx'),
  route('contact', 'routes/public/contact.tsx'),
  route('shared/:token', 'routes/public/shared-plan.tsx'),
  route('shared/*', 'routes/public/shared-plan.tsx', { id: 'shared/no-token' }),
];

const signedIn = [
  index('routes/account/home.ts'),
  route('profile', 'routes/account/profile.ts'),
  route('profile/image', 'routes/account/image.tsx'),
  route('profile/recipe-cards', 'routes/account/recipe-cards.tsx'),
  route('profile/recipe-cards/pdf', 'routes/account/recipe-cards-pdf.ts'),
  route('profile/recipe-cards/:id/file', 'routes/account/recipe-cards-file.ts'),
  route('profile-images/:id/:size', 'routes/account/profile-image.ts'),
  route('logout', 'routes/account/logout.tsx'),
  route('search', 'routes/search/search.tsx'),
  route('search/findings', 'routes/search/findings.ts'),
  route('settings', 'routes/settings/settings.tsx', [
    index('routes/settings/first.ts'),
    route('security', 'routes/settings/security.tsx'),
    route('emails', 'routes/settings/emails.tsx'),
    route('data', 'routes/settings/data.tsx'),
  ]),
  route('settings/security/codes', 'routes/settings/codes.tsx'),
  route('settings/security/codes/remove', 'routes/settings/remove-codes.tsx'),
  route('settings/security/recovery-codes', 'routes/settings/recovery-codes.tsx'),
  route('settings/security/passkeys/new', 'routes/settings/new-passkey.tsx'),
  route('settings/security/passkeys/:id', 'routes/settings/passkey.tsx'),
  route('settings/data/file', 'routes/settings/data-file.ts'),
  route('settings/data/delete', 'routes/settings/delete-account.tsx'),
  route('settings/security/google', 'routes/settings/link-google.tsx'),
  route('settings/theme', 'routes/account/theme.ts'),
  route('settings/time-zone', 'routes/account/time-zone.ts'),
];

const recipes = [
  route('recipes', 'routes/recipes/recipes.tsx', [
    index('routes/recipes/list.tsx'),
    route(':id', 'routes/recipes/recipe.tsx'),
    route(':id/assign', 'routes/recipes/assign.tsx'),
    route(':id/collect', 'routes/recipes/collect.tsx'),
  ]),
  route('recipes/nutrition', 'routes/recipes/nutrition.ts'),
  route('foods/suggestions', 'routes/recipes/food-suggestions.ts'),
  route('customers/suggestions', 'routes/recipes/customer-suggestions.ts'),
  route('recipes/:id/picture', 'routes/recipes/picture.tsx'),
  route('recipes/:id/engagement', 'routes/recipes/engagement.ts'),
  route('recipes/assigned', 'routes/recipes/assigned.tsx'),
  route('favorites', 'routes/recipes/favorites.tsx'),
  route('collections', 'routes/collections/list.tsx'),
  route('collections/new', 'routes/collections/new.tsx'),
  route('collections/:id', 'routes/collections/collection.tsx'),
  route('collections/:id/edit', 'routes/collections/edit.tsx'),
  route('collections/:id/delete', 'routes/collections/delete.tsx'),
];

const mealPlans = [
  route('meal-plan-generator', 'routes/meal-plans/generator.tsx'),
  route('meal-plans/drafts/:id', 'routes/meal-plans/draft.tsx', [
    route('swap', 'routes/meal-plans/swap.tsx'),
    route('move', 'routes/meal-plans/move.tsx'),
    route('use-up', 'routes/meal-plans/use-up.tsx'),
    route('save', 'routes/meal-plans/save.tsx'),
    route('assign', 'routes/meal-plans/assign.tsx'),
    route('recipes/:recipeId', 'routes/meal-plans/recipe.tsx', { id: 'draft-recipe' }),
    route('cards', 'routes/meal-plans/cards.tsx', { id: 'draft-cards' }),
  ]),
  route('meal-plans/drafts/:id/swap-suggestions', 'routes/meal-plans/swap-suggestions.ts'),
  route('meal-plans/drafts/:id/delete', 'routes/meal-plans/delete-draft.tsx'),
  route('meal-plans/:id/recipes/:recipeId', 'routes/meal-plans/recipe.tsx'),
  route('meal-plans/:id/export', 'routes/meal-plans/export.tsx'),
  route('meal-plans/:id/pdf', 'routes/meal-plans/pdf.ts'),
  route('meal-plans/:id/cards', 'routes/meal-plans/cards.tsx'),
  route('meal-plans/:id/cards/pdf', 'routes/meal-plans/cards-pdf.ts'),
  route('meal-plans/:id/cards/recipes', 'routes/meal-plans/cards-recipes.ts'),
  route('meal-plans/:id/calendar', 'routes/meal-plans/calendar.ts'),
];

const admin = [
  route('admin', 'routes/admin/home.tsx', [
    index('routes/admin/dashboard.tsx'),
    route('recipes/:id', 'routes/admin/recipes/recipe.tsx'),
    route('recipes/generate', 'routes/admin/generate.tsx'),
  ]),
  route('admin/recipes/approve', 'routes/admin/recipes/approve-many.ts'),
  route('admin/recipes/delete', 'routes/admin/recipes/delete-many.tsx'),
  route('admin/recipes/pending', 'routes/admin/recipes/pending.tsx'),
  route('admin/recipes/pending/approve-all', 'routes/admin/recipes/approve-all.tsx'),
  route('admin/recipes/:id/approve', 'routes/admin/recipes/approve.ts'),
  route('admin/recipes/:id/decline', 'routes/admin/recipes/decline.tsx'),
  route('admin/recipes/:id/delete', 'routes/admin/recipes/delete.tsx'),
  route('admin/customer-plans', 'routes/admin/customer-plans.tsx'),
  route('admin/export', 'routes/admin/export.tsx'),
  route('admin/export/:file', 'routes/admin/export-file.ts'),
  route('admin/mail', 'routes/admin/mail/log.tsx'),
  route('admin/analytics', 'routes/admin/analytics.tsx', [
    index('routes/admin/analytics/overview.tsx'),
    route('users', 'routes/admin/analytics/users.tsx'),
    route('content', 'routes/admin/analytics/content.tsx'),
    route('performance', 'routes/admin/analytics/performance.tsx'),
    route('security', 'routes/admin/analytics/security.tsx'),
  ]),
  route('admin/analytics/export', 'routes/admin/analytics/export.ts'),
  route('admin/analytics/clear-cache', 'routes/admin/analytics/clear-cache.ts'),
  route('admin/mail/messages', 'routes/admin/mail/broadcasts.tsx'),
  route('admin/mail/messages/new', 'routes/admin/mail/new.tsx'),
  route('admin/mail/messages/:id', 'routes/admin/mail/broadcast.tsx'),
  route('admin/mail/messages/:id/send', 'routes/admin/mail/send.tsx'),
  route('admin/mail/messages/:id/delete', 'routes/admin/mail/delete.tsx'),
  route('admin/jobs', 'routes/admin/jobs.tsx'),
  route('admin/jobs/:id', 'routes/admin/job.tsx'),
  route('admin/jobs/:id/events', 'routes/admin/job-events.ts'),
  route('admin/profile', 'routes/admin/profile.tsx'),
  route('admin/users', 'routes/admin/users.tsx'),
  route('admin/users/:id', 'routes/admin/user.tsx'),
  route('admin/users/:id/status', 'routes/admin/user-status.tsx'),
  route('admin/users/:id/second-step', 'routes/admin/reset-second-step.tsx'),
  route('admin/users/:id/unlink/:otherId', 'routes/admin/unlink-user.tsx'),
  route('admin/users/:id/plans/:planId/withdraw', 'routes/customer-plans/withdraw.tsx', {
    id: 'admin/withdraw-plan',
  }),
];

/** A library each for trainers and admins. */
const savedPlans = (whose: 'trainer' | 'admin') => {
  const id = (name: string) => ({ id: `saved-plans/${name}/${whose}` });
  return route(`${whose}/meal-plans`, 'routes/saved-plans/plans.tsx', id('plans'), [
    index('routes/saved-plans/list.tsx', id('list')),
    route(':id', 'routes/saved-plans/plan.tsx', id('plan')),
    route(':id/assign', 'routes/saved-plans/assign.tsx', id('assign')),
    route(':id/assignments', 'routes/saved-plans/holders.tsx', id('holders')),
    route(':id/assignments/:customerId/withdraw', 'routes/saved-plans/withdraw.tsx', id('withdraw')),
    route(':id/share', 'routes/saved-plans/share.tsx', id('share')),
    route(':id/details', 'routes/saved-plans/details.tsx', id('details')),
    route(':id/change', 'routes/saved-plans/change.ts', id('change')),
    route(':id/delete', 'routes/saved-plans/delete.tsx', id('delete')),
  ]);
};

/** Trainers write their own recipes, and admins those of the library. */
const recipeWriting = (whose: 'trainer' | 'admin') =>
  ['new', 'import', ':id/edit'].map((path) => {
    const name = path.replace(':id/', '');
    return route(`${whose}/recipes/${path}`, `routes/recipe-writing/${name}.tsx`, {
      id: `recipe-writing/${name}/${whose}`,
    });
  });

const trainer = [
  route('trainer', 'routes/trainer/home.tsx', [
    index('routes/trainer/browse.tsx'),
    route('recipes/:id', 'routes/recipes/recipe.tsx', { id: 'trainer/recipe' }),
    route('recipes/:id/assign', 'routes/recipes/assign.tsx', { id: 'trainer/recipe/assign' }),
    route('recipes/:id/collect', 'routes/recipes/collect.tsx', { id: 'trainer/recipe/collect' }),
  ]),
  savedPlans('trainer'),
  ...recipeWriting('trainer'),
  route('trainer/recipes', 'routes/trainer/recipes/list.tsx'),
  route('trainer/recipes/:id/offer', 'routes/trainer/recipes/offer.ts'),
  route('trainer/recipes/:id/delete', 'routes/trainer/recipes/delete.tsx'),
  route('trainer/customers', 'routes/trainer/customers.tsx'),
  route('trainer/customers/:id', 'routes/trainer/customer.tsx', [
    index('routes/trainer/customer/overview.tsx'),
    route('plans', 'routes/trainer/customer/plans.tsx'),
    route('metrics', 'routes/trainer/customer/metrics.tsx'),
    route('goals', 'routes/trainer/customer/goals.tsx'),
    route('nutrition', 'routes/trainer/customer/nutrition.tsx'),
    route('photos', 'routes/trainer/customer/photos.tsx'),
    route('coaching', 'routes/trainer/customer/coaching.tsx'),
  ]),
  route('trainer/customers/:id/metrics/series', 'routes/trainer/customer/series.ts'),
  route('trainer/customers/:id/coaching/end', 'routes/trainer/end-coaching.tsx'),
  route('trainer/customers/:id/photos/:photoId/:size', 'routes/trainer/customer/photo-file.ts'),
  route('trainer/customers/:id/goals/:goalId', 'routes/trainer/customer/goal.tsx'),
  route('trainer/customers/:id/goals/:goalId/delete', 'routes/trainer/customer/delete-goal.tsx'),
  route('trainer/customers/:id/plans/:planId/withdraw', 'routes/customer-plans/withdraw.tsx'),
  route('trainer/profile', 'routes/trainer/profile.tsx'),
  route('trainer/profile/edit', 'routes/trainer/edit-profile.tsx'),
  route('trainer/invitations/:id/withdraw', 'routes/trainer/withdraw-invitation.tsx'),
];

const customer = [
  layout('routes/customer/plans.tsx', [
    ...['my-meal-plans', 'customer', 'customer/meal-plans'].map((path) =>
      route(path, 'routes/customer/home.tsx', { id: `customer-home/${path}` }),
    ),
    route('my-meal-plans/:id', 'routes/customer/plan.tsx'),
    route('my-meal-plans/:id/recipes/:recipeId', 'routes/customer/plan-recipe.tsx'),
  ]),
  route('my-meal-plans/:id/delete', 'routes/customer/delete-plan.tsx'),
  route('my-meal-plans/:id/ticks', 'routes/customer/plan-ticks.ts'),
  route('nutrition', 'routes/diary/diary.tsx', [
    index('routes/diary/day.tsx'),
    route('weeks', 'routes/diary/weeks.tsx'),
    route('months', 'routes/diary/months.tsx'),
  ]),
  route('nutrition/add', 'routes/diary/add.tsx'),
  route('nutrition/quick-add', 'routes/diary/quick-add.tsx'),
  route('nutrition/entries/:id', 'routes/diary/entry.tsx'),
  route('nutrition/goals', 'routes/diary/goals.tsx'),
  route('nutrition/foods', 'routes/diary/foods.ts'),
  route('nutrition/own-foods', 'routes/diary/own-foods.tsx'),
  route('nutrition/own-foods/new', 'routes/diary/new-own-food.tsx'),
  route('nutrition/own-foods/:id', 'routes/diary/own-food.tsx'),
  route('nutrition/own-foods/:id/delete', 'routes/diary/delete-own-food.tsx'),
  route('nutrition/export', 'routes/diary/export.ts'),
  ...['grocery-list', 'customer/grocery-list'].map((path) =>
    route(path, 'routes/customer/groceries/list.tsx', { id: `groceries/${path}` }),
  ),
  route('grocery-list/lists', 'routes/customer/groceries/lists.tsx'),
  route('grocery-list/generate', 'routes/customer/groceries/generate.tsx'),
  route('grocery-list/:id/items/:itemId', 'routes/customer/groceries/item.tsx'),
  route('grocery-list/:id/rename', 'routes/customer/groceries/rename.tsx'),
  route('grocery-list/:id/delete', 'routes/customer/groceries/delete.tsx'),
  route('grocery-list/:id/text', 'routes/customer/groceries/text.ts'),
  route('grocery-list/:id/changes', 'routes/customer/groceries/changes.ts'),
  route('customer/profile', 'routes/customer/profile.tsx'),
  route('customer/profile/edit', 'routes/customer/edit-profile.tsx'),
  route('customer/profile/trainers/:id/leave', 'routes/customer/leave-trainer.tsx'),
  route('customer/profile/health-data', 'routes/customer/take-back-consent.tsx'),
  route('customer/progress', 'routes/customer/progress.tsx', [
    index('routes/customer/measurements.tsx'),
    route('goals', 'routes/customer/goals.tsx'),
    route('photos', 'routes/customer/photos.tsx'),
  ]),
  route('customer/progress/import', 'routes/customer/import-measurements.tsx'),
  route('customer/progress/series', 'routes/customer/series.ts'),
  route('customer/progress/photos/compare', 'routes/customer/compare-photos.tsx'),
  route('customer/progress/photos/:id', 'routes/customer/photo.tsx'),
  route('customer/progress/photos/:id/delete', 'routes/customer/delete-photo.tsx'),
  route('customer/progress/photos/:id/:size', 'routes/customer/photo-file.ts'),
  route('customer/progress/goals/:id', 'routes/customer/goal.tsx'),
  route('customer/progress/goals/:id/delete', 'routes/customer/delete-goal.tsx'),
  route('customer/progress/measurements/:id', 'routes/customer/measurement.tsx'),
  route('customer/progress/measurements/:id/delete', 'routes/customer/delete-measurement.tsx'),
];

const development = process.env.NODE_ENV === 'development' ? [route('dev/ui', 'routes/dev/ui.tsx')] : [];

export default [
  layout('routes/pages.tsx', [
    ...signedOut,
    ...anybody,
    ...signedIn,
    ...recipes,
    ...mealPlans,
    ...admin,
    ...trainer,
    savedPlans('admin'),
    ...recipeWriting('admin'),
    ...customer,
    ...development,
    route('*', 'routes/public/not-found.ts'),
  ]),
] satisfies RouteConfig;
