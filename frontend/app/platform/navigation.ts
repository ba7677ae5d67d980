import { diaryPath } from '~/paths/diary';
import {
  adminPath,
  analyticsPath,
  customerHomePath,
  customersPath,
  favoritesPath,
  generatorPath,
  groceriesPath,
  myPlanListPath,
  myPlansPath,
  progressPath,
  type Role,
  recipesPath,
  trainerPath,
  trainerPlansPath,
  usersPath,
} from '~/paths/pages';

export type NavEntry = {
  label: string;
  to: string;
  icon:
    | 'home'
    | 'recipes'
    | 'dashboard'
    | 'plans'
    | 'clients'
    | 'saved'
    | 'favorites'
    | 'progress'
    | 'nutrition'
    | 'groceries'
    | 'analytics';
  /** A link is shown if its page exists and differs from the previous link's page. */
  exists: boolean;
  /** Marks the link as current only at exactly this address, not below it. */
  end?: boolean;
};

const items: Record<Role, readonly NavEntry[]> = {
  admin: [
    { label: 'Dashboard', to: adminPath, icon: 'dashboard', exists: true, end: true },
    { label: 'Users', to: usersPath, icon: 'clients', exists: true },
    { label: 'Analytics', to: analyticsPath, icon: 'analytics', exists: true },
  ],
  trainer: [
    { label: 'Home', to: trainerPath, icon: 'home', exists: true, end: true },
    { label: 'Recipes', to: recipesPath, icon: 'recipes', exists: true },
    { label: 'Dashboard', to: trainerPath, icon: 'dashboard', exists: false },
    { label: 'Plans', to: generatorPath, icon: 'plans', exists: true },
    { label: 'Clients', to: customersPath, icon: 'clients', exists: true },
    { label: 'Saved', to: trainerPlansPath, icon: 'saved', exists: true },
    { label: 'Favorites', to: favoritesPath, icon: 'favorites', exists: true },
  ],
  customer: [
    { label: 'Home', to: myPlansPath, icon: 'home', exists: true },
    { label: 'Recipes', to: recipesPath, icon: 'recipes', exists: true },
    { label: 'Dashboard', to: customerHomePath, icon: 'dashboard', exists: false },
    { label: 'My Plans', to: myPlanListPath, icon: 'plans', exists: true },
    { label: 'Grocery', to: groceriesPath, icon: 'groceries', exists: true },
    { label: 'Progress', to: progressPath, icon: 'progress', exists: true },
    { label: 'Nutrition', to: diaryPath, icon: 'nutrition', exists: true },
    { label: 'Favorites', to: favoritesPath, icon: 'favorites', exists: true },
  ],
};

/** The navigation of a role in the order of the specification, without pages that do not exist yet. */
export function navigationFor(role: Role): NavEntry[] {
  return items[role].filter(({ exists }) => exists);
}
