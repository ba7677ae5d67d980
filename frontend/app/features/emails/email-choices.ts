import type { components } from '#openapi/schema';
import type { Role } from '~/paths/pages';

export type EmailPreferences = components['schemas']['EmailPreferencesResponse'];

/** The kinds of mails that everyone can turn on and off. The settings name them after the preference. */
export type EmailChoice =
  | 'weeklyProgressSummaries'
  | 'mealPlanUpdates'
  | 'recipeRecommendations'
  | 'systemNotifications';

type ShownChoice = { name: EmailChoice; label: string; hint: string };

const SUMMARY: Record<Role, string> = {
  customer: 'Your weight and its trend, the days you have completed, your goals, and what is planned.',
  trainer: 'Each of your clients in a line. Those who need your attention come first.',
  admin: 'What has happened on Mealwright, in numbers.',
};

const PLANS: Record<'customer' | 'trainer', string> = {
  customer: 'When a meal plan is assigned to you or withdrawn.',
  trainer: 'When a client deletes their plan, or their plan no longer fits their profile.',
};

/** Only what a role can get is shown to it. */
export function choicesOf(role: Role): ShownChoice[] {
  const summary: ShownChoice = {
    name: 'weeklyProgressSummaries',
    label: 'Progress summary',
    hint: SUMMARY[role],
  };
  const notices: ShownChoice = {
    name: 'systemNotifications',
    label: 'Notices',
    hint: 'What you should know about Mealwright itself, such as planned maintenance.',
  };
  if (role === 'admin') return [summary, notices];
  const plans: ShownChoice = { name: 'mealPlanUpdates', label: 'Meal plan updates', hint: PLANS[role] };
  if (role === 'trainer') return [summary, plans, notices];
  const recipes: ShownChoice = {
    name: 'recipeRecommendations',
    label: 'Recipe recommendations',
    hint: 'Recipes that may suit you, as a part of the summary.',
  };
  return [summary, recipes, plans, notices];
}

export const frequencies = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every Monday' },
  { value: 'monthly', label: 'On the 1st of each month' },
] as const;

type SubscriptionKind = components['schemas']['SubscriptionResponse']['kind'];

/** Names a kind of mails to the reader of such a mail, who may not be signed in. */
export const emailKindNames: Record<SubscriptionKind, string> = {
  planUpdates: 'meal plan updates',
  summary: 'progress summaries',
  notice: 'notices about Mealwright',
  announcement: 'announcements',
};
