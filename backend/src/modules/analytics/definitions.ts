/** The meaning of each figure. The document of the API, the pages, and exports say the same. */
export const DEFINITIONS = {
  'users.total': 'Accounts of all roles, disabled ones included.',
  'users.newThisWeek': 'Accounts that were created in the last 7 days.',
  'users.growthRate':
    'New accounts of the last 7 days against those of the 7 days before, in percent. Not recorded if there were none before.',
  'users.byRole': 'Accounts by role, disabled ones included.',
  'engagement.dailyActiveUsers': 'Users who were seen in the last 24 hours.',
  'engagement.weeklyActiveUsers': 'Users who were seen in the last 7 days.',
  'engagement.monthlyActiveUsers': 'Users who were seen in the last 30 days.',
  'engagement.avgSessionDuration':
    'Mean time from the first to the last request of the visits of 30 days. A visit ends after half an hour without a request.',
  'engagement.totalSessions': 'Visits whose last request was in the last 30 days.',
  'engagement.bounceRate':
    'Visits of 30 days on which one page was viewed, in percent of those on which any page was viewed.',
  'business.revenue.monthly':
    'The sum of the monthly fees that trainers noted for coachings that last today, in the currency of most of them. Not recorded if no fees are noted.',
  'business.revenue.growth':
    'Monthly revenue against that of 30 days ago, in percent. Not recorded if there was none then.',
  'business.revenue.currency': 'The currency of the revenue, as in ISO 4217.',
  'business.revenue.byCurrency': 'The sums of the monthly fees in each currency. They are never added up.',
  'business.activeSubscriptions': 'Coachings that last today and for which a fee above zero is noted.',
  'business.totalCustomers': 'Accounts of customers, disabled ones included.',
  'business.churnRate':
    'Coachings that have ended in the last 30 days, in percent of those that lasted 30 days ago. Not recorded if none did.',
  'business.conversionRate':
    'Invitations of the last 90 days that were accepted, in percent of all of them. Not recorded if none were sent.',
  'business.avgCustomersPerTrainer': 'Coachings that last today, divided by the trainers who can sign in.',
  'performance.uptime':
    'Minutes in which at least one copy of the server ran, in percent of the last 30 days, or of the time since the first start.',
  'performance.avgResponseTime': 'Mean time that the API took to answer a request in the last 24 hours.',
  'performance.p95ResponseTime':
    'Time within which 95 of 100 requests of the last 24 hours were answered, to the next bound of the histogram.',
  'performance.errorRate': 'Requests of the last 24 hours that failed (5xx), in percent.',
  'performance.requests': 'Requests that the API answered in the last 24 hours, on all copies of the server.',
  'performance.cacheHitRate':
    'How often figures that are kept for a while were there when they were asked for in the last 24 hours, in percent.',
  'performance.databaseSize': 'What the database takes on its disk.',
  'content.totalRecipes': 'Recipes of the library, and own recipes of trainers that were offered.',
  'content.approvedRecipes': 'Of those, recipes that everyone sees.',
  'content.pendingRecipes': 'Of those, recipes that wait for approval.',
  'content.totalMealPlans': 'Plans that trainers and admins have saved.',
  'content.activeMealPlans': 'Assigned plans that a customer follows today.',
  'content.avgRecipesPerPlan': 'Mean number of different recipes of a saved plan, sides included.',
  'activity.sessionCount': 'Visits of the user in the last 30 days.',
  'activity.totalDuration': 'How long these visits took together.',
  recipeTrends: 'Recipes that were created and that were approved on each of the last 7 days, in UTC.',
  'popularRecipes.views': 'How often the recipe was opened. Each user counts once an hour.',
  'popularRecipes.uses': 'Meals of assigned plans that have the recipe, as a dish or as a side.',
  securityScore:
    'Points of the checks below, in percent of the points that can be reached. What nothing measures does not count.',
  failedLogins: 'Attempts to sign in with a wrong password in the last 7 days.',
  blockedIPs: 'Networks that cannot try to sign in right now, because too many attempts came from them.',
  alertCount:
    'Events of the last 7 days that nobody causes by mistake: lockouts, spent sessions that were used again, copied passkeys, and denied access.',
  suspiciousActivities: 'The latest of these events.',
  'health.memory': 'The memory of the copy of the server that uses the largest share of what it may use.',
  'health.components':
    'What the server needs. A language model and Google count as healthy once they are set up, and the mail server if the last mail could be sent.',
  'health.uptime': 'Time since the oldest copy of the server that still runs was started.',
  'health.copies': 'Copies of the server that were seen in the last 30 seconds.',
} as const;

export type FigureName = keyof typeof DEFINITIONS;

/** Units of figures that are no counts. */
export const UNITS: { readonly [name in string]?: string } = {
  'users.growthRate': '%',
  'engagement.avgSessionDuration': 's',
  'engagement.bounceRate': '%',
  'business.revenue.growth': '%',
  'business.churnRate': '%',
  'business.conversionRate': '%',
  'performance.uptime': '%',
  'performance.avgResponseTime': 'ms',
  'performance.p95ResponseTime': 'ms',
  'performance.errorRate': '%',
  'performance.cacheHitRate': '%',
  'performance.databaseSize': 'bytes',
  'activity.totalDuration': 's',
  'health.memory.used': 'bytes',
  'health.memory.total': 'bytes',
  'health.uptime': 's',
};

/** Describes a figure in the document of the API. */
export const definitionOf = (name: FigureName): string => {
  const unit = UNITS[name];
  return unit ? `${DEFINITIONS[name]} Unit: ${unit}` : DEFINITIONS[name];
};

/** Picks the definitions of some groups of figures. */
export const definitionsOf = (...groups: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(DEFINITIONS).filter(([name]) =>
      groups.some((group) => name === group || name.startsWith(`${group}.`)),
    ),
  );
