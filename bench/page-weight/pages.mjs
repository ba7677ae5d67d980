/** The pages to weigh, who opens them, and their limits in kilobytes of 1000 bytes, compressed with gzip. */
const signInPage = { js: 100, html: 15, css: 15 };
const otherPage = { js: 110, html: 30, css: 20 };

export const pages = [
  { path: '/login', limits: signInPage },
  ...['/register', '/forgot-password', '/reset-password', '/terms', '/privacy', '/contact'].map((path) => ({
    path,
    limits: otherPage,
  })),
  { path: '/admin', as: 'admin@demo.local', limits: otherPage },
  { path: '/trainer', as: 'trainer@demo.local', limits: otherPage },
  // The customer's first plan.
  ...['/my-meal-plans', '/my-meal-plans/:planId', '/my-meal-plans/:planId?tab=prep'].map((path) => ({
    path,
    as: 'customer@demo.local',
    limits: otherPage,
  })),
  ...['/grocery-list', '/recipes', '/recipes?view=list', '/favorites', '/collections'].map((path) => ({
    path,
    as: 'customer@demo.local',
    limits: otherPage,
  })),
  ...[
    '',
    '/weeks',
    '/months',
    '/goals',
    '/add',
    '/add?search=egg',
    '/quick-add',
    '/own-foods',
    '/own-foods/new',
  ].map((page) => ({ path: `/nutrition${page}`, as: 'customer@demo.local', limits: otherPage })),
  ...['', '/lists', '/generate'].map((page) => ({
    path: `/grocery-list${page}`,
    as: 'customer@demo.local',
    limits: otherPage,
  })),
  ...['/progress', '/progress/goals', '/progress/photos', '/profile', '/profile/edit'].map((page) => ({
    path: `/customer${page}`,
    as: 'customer@demo.local',
    limits: otherPage,
  })),
  ...['trainer', 'admin'].map((role) => ({
    path: `/${role}/profile`,
    as: `${role}@demo.local`,
    limits: otherPage,
  })),
  { path: '/recipes', as: 'trainer@demo.local', limits: otherPage },
  // The first public recipe.
  ...['customer', 'trainer', 'admin'].map((role) => ({
    path: '/recipes/:id',
    as: `${role}@demo.local`,
    limits: otherPage,
  })),
  { path: '/trainer/recipes/new', as: 'trainer@demo.local', limits: otherPage },
  { path: '/trainer/recipes/import', as: 'trainer@demo.local', limits: otherPage },
  ...['trainer', 'admin'].map((role) => ({
    path: '/meal-plan-generator',
    as: `${role}@demo.local`,
    limits: otherPage,
  })),
  // A trainer's draft of a month with six meals a day.
  { path: '/meal-plans/drafts/:draftId', as: 'trainer@demo.local', limits: otherPage },
  { path: '/meal-plans/:draftId/cards', as: 'trainer@demo.local', limits: otherPage },
  // A saved plan of a month with six meals a day.
  ...['', '/:plan', '/:plan?tab=prep', '/:plan/share', '/:plan/assign'].map((task) => ({
    path: `/trainer/meal-plans${task}`,
    as: 'trainer@demo.local',
    limits: otherPage,
  })),
  { path: ':shared', limits: { js: 0, html: 30, css: 20 } },
];
