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
import {
  adminPath,
  customersPath,
  generatorPath,
  groceriesPath,
  profileOf,
  progressPath,
  type Role,
  trainerPlansPath,
} from '~/paths/pages';
import { goalsPath, importMeasurementsPath, photosPath } from '~/paths/progress';
import { generateRecipesPath, generationJobsPath } from '~/paths/recipe-generation';
import { assignedRecipesPath } from '~/paths/recipes';
import { adminPlansPath } from '~/paths/saved-plans';
import { codesPath, newPasskeyPath, securityPath } from '~/paths/settings';
import { customerPlansPath } from '~/paths/users';
import { type NavEntry, navigationFor } from '~/platform/navigation';

/** A page, or a page on which something is done. */
export type Destination = {
  /** The title of the page. */
  label: string;
  to: string;
  /** Other words that people use for it. */
  words?: string;
};

const settings: readonly Destination[] = [
  { label: 'Security', to: securityPath, words: 'password devices sessions sign in google passkey' },
  { label: 'Codes from an app', to: codesPath, words: 'second step factor 2fa authenticator security' },
  { label: 'Add a passkey', to: newPasskeyPath, words: 'new second step factor fingerprint security' },
  { label: 'Your Data', to: ownDataPath, words: 'download my account copy zip privacy' },
  { label: 'Delete Account', to: deleteAccountPath, words: 'my deletion erase close remove leave' },
  {
    label: 'Emails',
    to: emailSettingsPath,
    words: 'email preferences mail notifications unsubscribe summary',
  },
  { label: 'Collections', to: collectionsPath, words: 'folders lists of recipes' },
  { label: 'New Collection', to: newCollectionPath, words: 'create folder' },
];

const others: Record<Role, readonly Destination[]> = {
  admin: [
    { label: 'My Profile', to: profileOf('admin'), words: 'account email image' },
    { label: 'Admin Tools', to: adminToolsPath, words: 'generate export queue' },
    { label: 'Generate Targeted Recipes', to: generateRecipesPath, words: 'new make composer model job' },
    { label: 'Generation Jobs', to: generationJobsPath, words: 'generated recipes progress cancel' },
    { label: 'Export Data as JSON', to: exportPath, words: 'json download recipes users plans' },
    { label: 'Mail', to: mailPath, words: 'send log sent emails failed' },
    { label: 'Notices and Announcements', to: broadcastsPath, words: 'messages mail many' },
    { label: 'Write a Message', to: newBroadcastPath, words: 'new notice announcement mail email' },
    { label: 'Analytics of Users', to: analyticsUsersPath, words: 'activity engagement' },
    { label: 'Analytics of Content', to: analyticsContentPath, words: 'popular recipes trends' },
    { label: 'Analytics of Performance', to: analyticsPerformancePath, words: 'health errors uptime memory' },
    { label: 'Analytics of Security', to: analyticsSecurityPath, words: 'score failed logins blocked' },
    { label: 'Review Queue', to: queuePath, words: 'pending approve recipes' },
    { label: 'New Recipe', to: newAdminRecipePath, words: 'write a add create recipe' },
    { label: 'Import Recipes', to: importAdminRecipesPath, words: 'upload paste recipe' },
    { label: 'Meal Plan Generator', to: generatorPath, words: 'new create make plan' },
    { label: 'Saved Plans', to: adminPlansPath, words: 'library templates' },
    { label: 'Customers’ Plans', to: customerPlansPath, words: 'assigned plans clients' },
  ],
  trainer: [
    { label: 'My Profile', to: profileOf('trainer'), words: 'account email image achievements' },
    { label: 'Edit Profile', to: editProfilePath('trainer'), words: 'my bio certifications' },
    { label: 'Send Customer Invitation', to: inviteCustomerPath, words: 'invite a new client add' },
    { label: 'My Recipes', to: ownRecipesPath, words: 'own recipes' },
    { label: 'New Recipe', to: newOwnRecipePath, words: 'write a add create recipe' },
    { label: 'Import Recipes', to: importOwnRecipesPath, words: 'upload paste recipe' },
    { label: 'Recipe Cards', to: recipeCardsPath, words: 'pdf print' },
  ],
  customer: [
    { label: 'My Profile', to: profileOf('customer'), words: 'account email image trainer' },
    {
      label: 'Edit Profile',
      to: editProfilePath('customer'),
      words: 'my diet allergies height restrictions',
    },
    { label: 'Import Measurements', to: importMeasurementsPath, words: 'csv table weight' },
    { label: 'Goals', to: goalsPath, words: 'target' },
    { label: 'Photos', to: photosPath, words: 'progress pictures compare' },
    { label: 'Generate from Meal Plan', to: generateGroceriesPath(), words: 'shopping grocery list my' },
    { label: 'Grocery Lists', to: groceryListsPath(), words: 'all shopping switch new list' },
    { label: 'Nutrition Goals', to: diaryGoalsPath, words: 'calories macros targets diary' },
    { label: 'Own Foods', to: ownFoodsPath, words: 'my diary label' },
    { label: 'From your trainer', to: assignedRecipesPath(), words: 'my recipes assigned' },
    { label: 'Recipe Cards', to: recipeCardsPath, words: 'pdf print' },
  ],
};

/** The titles of pages that the navigation calls by shorter names, and other words for them. */
const ofNavigation: Record<string, { title: string; words?: string }> = {
  [adminPath]: { title: 'Admin Dashboard' },
  [generatorPath]: { title: 'Meal Plan Generator', words: 'create a new generate' },
  [customersPath]: { title: 'Customers' },
  [trainerPlansPath]: { title: 'Saved Plans' },
  [progressPath]: { title: 'Progress Tracking', words: 'add a measurement weight weigh in body' },
  [diaryPath]: { title: 'Nutrition Tracker', words: 'diary eaten log food macros calories' },
  [groceriesPath]: { title: 'Grocery List', words: 'shopping list groceries' },
};

const inNavigation = ({ label, to }: NavEntry): Destination => {
  const { title = label, words = '' } = ofNavigation[to] ?? {};
  return { label: title, to, words: `${label} ${words}` };
};

const destinationsOf = (role: Role): readonly Destination[] => [
  ...navigationFor(role).map(inNavigation),
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
