import type { AppLoadContext } from '@remix-run/node';
import { labelOf, mealTypes as mealNames } from '~/features/recipes/recipe-words';
import { adminRecipePath } from '~/paths/admin-recipes';
import { customerPath, customersPathWith } from '~/paths/customers';
import { groceryListPath, groceryListsPath } from '~/paths/groceries';
import { myPlanPath } from '~/paths/my-plans';
import { adminPath, customerHomePath, groceriesPath, type Role, recipesPath, usersPath } from '~/paths/pages';
import { recipePath } from '~/paths/recipes';
import { libraryOf, savedPlanPath, savedPlansPath } from '~/paths/saved-plans';
import { userPath } from '~/paths/users';
import { apiFor } from '~/platform/api.server';
import { dataOf } from '~/platform/api-errors.server';
import { findDestinations } from './destinations';
import type { FoundGroup } from './findings';

/** One letter finds nearly everything, so only pages are searched for it. */
const MIN_SEARCH_LETTERS = 2;
const MAX_IN_GROUP = 5;

type Ask = { context: AppLoadContext; role: Role; search: string };

/**
 * Finds pages, recipes, people, and plans. Each list of the API decides by itself what this user may see, so nothing is
 * found here that the user could not open.
 */
export async function findAnything(ask: Ask): Promise<FoundGroup[]> {
  const pages = findDestinations(ask.role, ask.search).map(({ label, to }) => ({ id: to, label, to }));
  const isShort = ask.search.length < MIN_SEARCH_LETTERS;
  const others = isShort ? [] : await Promise.all(listsOf[ask.role].map((find) => find(ask)));
  const shownPages = isShort ? pages : pages.slice(0, MAX_IN_GROUP);
  return [{ title: 'Pages', findings: shownPages }, ...others].filter(({ findings }) => findings.length > 0);
}

async function findRecipes({ context, role, search }: Ask): Promise<FoundGroup> {
  const list = role === 'admin' ? '/api/admin/recipes' : '/api/recipes';
  const answer = await apiFor(context).GET(list, {
    params: { query: { search, limit: MAX_IN_GROUP, view: 'card' } },
  });
  const { recipes } = dataOf(answer, context.requestId);
  const findings = recipes.map(({ id, name, caloriesKcal, mealTypes }) => ({
    id,
    label: name,
    detail: [mealTypes.map((meal) => labelOf(mealNames, meal)).join(', '), `${caloriesKcal} kcal`]
      .filter(Boolean)
      .join(' · '),
    to: role === 'admin' ? adminRecipePath(id) : recipePath(id),
  }));
  return { title: 'Recipes', findings, more: searched(role === 'admin' ? adminPath : recipesPath, search) };
}

async function findCustomers({ context, search }: Ask): Promise<FoundGroup> {
  const answer = await apiFor(context).GET('/api/trainer/customers', {
    params: { query: { search, limit: MAX_IN_GROUP } },
  });
  const { customers } = dataOf(answer, context.requestId);
  const findings = customers.map((person) => ({ ...named(person), to: customerPath(person.id) }));
  return { title: 'Clients', findings, more: customersPathWith({ search }) };
}

async function findUsers({ context, search }: Ask): Promise<FoundGroup> {
  const answer = await apiFor(context).GET('/api/admin/users', {
    params: { query: { search, limit: MAX_IN_GROUP } },
  });
  const users = dataOf(answer, context.requestId);
  const findings = users.map((person) => ({ ...named(person), to: userPath(person.id) }));
  return { title: 'Users', findings, more: searched(usersPath, search) };
}

async function findSavedPlans({ context, role, search }: Ask): Promise<FoundGroup> {
  const answer = await apiFor(context).GET('/api/trainer/meal-plans', {
    params: { query: { search, limit: MAX_IN_GROUP, withMeals: false } },
  });
  const library = libraryOf(role);
  const findings = dataOf(answer, context.requestId).mealPlans.map(({ id, mealPlanData }) => ({
    id,
    label: mealPlanData.planName,
    detail: planText(mealPlanData.days, mealPlanData.dailyCalorieTarget),
    to: savedPlanPath(library, id),
  }));
  return { title: 'Saved plans', findings, more: savedPlansPath(library, { search }) };
}

async function findOwnPlans({ context, search }: Ask): Promise<FoundGroup> {
  const answer = await apiFor(context).GET('/api/meal-plan/personalized', {
    params: { query: { search, limit: MAX_IN_GROUP, withMeals: false } },
  });
  const findings = dataOf(answer, context.requestId).mealPlans.map(
    ({ id, planName, totalDays, dailyCalorieTarget }) => ({
      id,
      label: planName,
      detail: planText(totalDays, dailyCalorieTarget),
      to: myPlanPath(id),
    }),
  );
  return { title: 'My plans', findings, more: searched(customerHomePath, search) };
}

async function findGroceryLists({ context, search }: Ask): Promise<FoundGroup> {
  const answer = await apiFor(context).GET('/api/grocery-lists', {
    params: { query: { search, limit: MAX_IN_GROUP } },
  });
  const findings = dataOf(answer, context.requestId).groceryLists.map(({ id, name }) => ({
    id,
    label: name,
    to: groceryListPath(groceriesPath, { list: id }),
  }));
  return { title: 'Grocery lists', findings, more: groceryListsPath({ search }) };
}

const listsOf: Record<Role, readonly ((ask: Ask) => Promise<FoundGroup>)[]> = {
  admin: [findUsers, findRecipes, findSavedPlans],
  trainer: [findCustomers, findRecipes, findSavedPlans],
  customer: [findRecipes, findOwnPlans, findGroceryLists],
};

function named({ id, email, name }: { id: string; email: string; name?: string | null }) {
  return { id, label: name || email, ...(name && { detail: email }) };
}

const planText = (days: number, calories: number): string =>
  `${days} ${days === 1 ? 'day' : 'days'} · ${calories.toLocaleString('en-US')} kcal a day`;

const searched = (list: string, search: string): string => `${list}?${new URLSearchParams({ search })}`;
