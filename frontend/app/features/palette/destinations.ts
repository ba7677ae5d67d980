import { editProfilePath, recipeCardsPath } from '~/paths/account';
import { adminToolsPath, importAdminRecipesPath, newAdminRecipePath, queuePath } from '~/paths/admin-recipes';
import {
  analyticsContentPath,
  analyticsPerformancePath,
  analyticsSecurityPath,
  analyticsUsersPath,
} from '~/paths/analytics';
import { collectionsPath, newCollectionPath } from '~/paths/collections';
import { inviteCustomerPath } from '~/paths/customers';
import { exportPath } from '~/paths/data-export';
import { diaryGoalsPath, diaryPath, ownFoodsPath } from '~/paths/diary';
import { broadcastsPath, emailSettingsPath, mailPath, newBroadcastPath } from '~/paths/emails';
import { generateGroceriesPath, groceryListsPath } from '~/paths/groceries';
import { deleteAccountPath, ownDataPath } from '~/paths/own-data';
import { importOwnRecipesPath, newOwnRecipePath, ownRecipesPath } from '~/paths/own-recipes';
import { generatorPath, groceriesPath, profileOf, progressPath, type Role } from '~/paths/pages';
import { goalsPath, importMeasurementsPath, photosPath } from '~/paths/progress';
import { generateRecipesPath, generationJobsPath } from '~/paths/recipe-generation';
import { assignedRecipesPath } from '~/paths/recipes';
import { adminPlansPath } from '~/paths/saved-plans';
import { codesPath, newPasskeyPath, securityPath } from '~/paths/settings';
import { customerPlansPath } from '~/paths/users';
import { navigationFor } from '~/platform/navigation';

/** A page, or a page on which something is done. */
export type Destination = {
  label: string;
  to: string;
  /** Other words that people use for it. */
  words?: string;
};

const settings: readonly Destination[] = [
  { label: 'Security', to: securityPath, words: 'password devices sessions sign in google passkey' },
  { label: 'Codes from an app', to: codesPath, words: 'second step factor 2fa authenticator security' },
  { label: 'Add a passkey', to: newPasskeyPath, words: 'new second step factor fingerprint security' },
  { label: 'Your data', to: ownDataPath, words: 'download my account copy zip privacy' },
  { label: 'Delete account', to: deleteAccountPath, words: 'my deletion erase close remove leave' },
  { label: 'Email preferences', to: emailSettingsPath, words: 'mail notifications unsubscribe summary' },
  { label: 'Collections', to: collectionsPath, words: 'folders lists of recipes' },
  { label: 'New collection', to: newCollectionPath, words: 'create folder' },
];

const others: Record<Role, readonly Destination[]> = {
  admin: [
    { label: 'My Profile', to: profileOf('admin'), words: 'account email image' },
    { label: 'Admin tools', to: adminToolsPath, words: 'generate export queue' },
    { label: 'Generate recipes', to: generateRecipesPath, words: 'new make composer model job' },
    { label: 'Generation jobs', to: generationJobsPath, words: 'generated recipes progress cancel' },
    { label: 'Export data', to: exportPath, words: 'json download recipes users plans' },
    { label: 'Mail', to: mailPath, words: 'send log sent emails failed' },
    { label: 'Notices and announcements', to: broadcastsPath, words: 'messages mail many' },
    { label: 'Write a message', to: newBroadcastPath, words: 'new notice announcement mail email' },
    { label: 'Analytics: users', to: analyticsUsersPath, words: 'activity engagement' },
    { label: 'Analytics: content', to: analyticsContentPath, words: 'popular recipes trends' },
    { label: 'Analytics: performance', to: analyticsPerformancePath, words: 'health errors uptime memory' },
    { label: 'Analytics: security', to: analyticsSecurityPath, words: 'score failed logins blocked' },
    { label: 'Review Queue', to: queuePath, words: 'pending approve recipes' },
    { label: 'Write a recipe', to: newAdminRecipePath, words: 'new add create recipe' },
    { label: 'Import recipes', to: importAdminRecipesPath, words: 'upload paste recipe' },
    { label: 'Meal Plan Generator', to: generatorPath, words: 'new create make plan' },
    { label: 'Saved plans', to: adminPlansPath, words: 'library templates' },
    { label: 'Customers’ Plans', to: customerPlansPath, words: 'assigned plans clients' },
  ],
  trainer: [
    { label: 'My Profile', to: profileOf('trainer'), words: 'account email image achievements' },
    { label: 'Edit my profile', to: editProfilePath('trainer'), words: 'bio certifications' },
    { label: 'Invite a client', to: inviteCustomerPath, words: 'invitation new customer add' },
    { label: 'My recipes', to: ownRecipesPath, words: 'own recipes' },
    { label: 'Write a recipe', to: newOwnRecipePath, words: 'new add create recipe' },
    { label: 'Import recipes', to: importOwnRecipesPath, words: 'upload paste recipe' },
    { label: 'Recipe cards', to: recipeCardsPath, words: 'pdf print' },
  ],
  customer: [
    { label: 'My Profile', to: profileOf('customer'), words: 'account email image trainer' },
    {
      label: 'Edit my profile',
      to: editProfilePath('customer'),
      words: 'diet allergies height restrictions',
    },
    { label: 'Import measurements', to: importMeasurementsPath, words: 'csv table weight' },
    { label: 'Goals', to: goalsPath, words: 'target' },
    { label: 'Progress photos', to: photosPath, words: 'pictures compare' },
    { label: 'Shopping from my plan', to: generateGroceriesPath(), words: 'generate grocery list' },
    { label: 'All grocery lists', to: groceryListsPath(), words: 'shopping switch new list' },
    { label: 'Nutrition goals', to: diaryGoalsPath, words: 'calories macros targets diary' },
    { label: 'My own foods', to: ownFoodsPath, words: 'diary label' },
    { label: 'Recipes from my trainer', to: assignedRecipesPath(), words: 'assigned' },
    { label: 'Recipe cards', to: recipeCardsPath, words: 'pdf print' },
  ],
};

/** Other words for the pages of the navigation. */
const alsoCalled: Record<string, string> = {
  [generatorPath]: 'create a new meal plan generate generator',
  [progressPath]: 'add a measurement weight weigh in body',
  [diaryPath]: 'diary eaten log food macros calories',
  [groceriesPath]: 'shopping list groceries',
};

const destinationsOf = (role: Role): readonly Destination[] => [
  ...navigationFor(role).map(({ label, to }) => ({ label, to, words: alsoCalled[to] })),
  ...others[role],
  ...settings,
];

/**
 * Returns the destinations of a role that have every word of the search, or begin with it, with those first whose own
 * name does. An empty search finds all of them, and one without a letter or digit none.
 */
export function findDestinations(role: Role, search: string): readonly Destination[] {
  const wanted = wordsOf(search);
  if (wanted.length === 0 && search !== '') return [];
  const found = destinationsOf(role).filter((destination) => hasAll(wanted, textOf(destination)));
  const isNamed = ({ label }: Destination) => hasAll(wanted, label);
  return [...found.filter(isNamed), ...found.filter((destination) => !isNamed(destination))];
}

const textOf = ({ label, words = '' }: Destination) => `${label} ${words}`;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function hasAll(wanted: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}
