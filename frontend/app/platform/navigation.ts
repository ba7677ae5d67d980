import type { Role } from './paths';

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
    | 'analytics';
  /** A link appears when its page exists, and when it leads elsewhere than the link before it. */
  exists: boolean;
  /** Current only at exactly this address, not below it. */
  end?: boolean;
};

const items: Record<Role, readonly NavEntry[]> = {
  admin: [
    { label: 'Dashboard', to: '/admin', icon: 'dashboard', exists: true, end: true },
    { label: 'Users', to: '/admin/users', icon: 'clients', exists: true },
    { label: 'Analytics', to: '/admin/analytics', icon: 'analytics', exists: false },
  ],
  trainer: [
    { label: 'Home', to: '/trainer', icon: 'home', exists: true, end: true },
    { label: 'Recipes', to: '/recipes', icon: 'recipes', exists: true },
    { label: 'Dashboard', to: '/trainer', icon: 'dashboard', exists: false },
    { label: 'Plans', to: '/meal-plan-generator', icon: 'plans', exists: true },
    { label: 'Clients', to: '/trainer/customers', icon: 'clients', exists: true },
    { label: 'Saved', to: '/trainer/meal-plans', icon: 'saved', exists: true },
    { label: 'Favorites', to: '/favorites', icon: 'favorites', exists: true },
  ],
  customer: [
    { label: 'Home', to: '/my-meal-plans', icon: 'home', exists: true },
    { label: 'Recipes', to: '/recipes', icon: 'recipes', exists: true },
    { label: 'Dashboard', to: '/customer', icon: 'dashboard', exists: false },
    { label: 'My Plans', to: '/customer/meal-plans#my-plans', icon: 'plans', exists: true },
    { label: 'Progress', to: '/customer/progress', icon: 'progress', exists: false },
    { label: 'Favorites', to: '/favorites', icon: 'favorites', exists: true },
  ],
};

/** The navigation of a role, in the specification's order, without what is not there. */
export function navigationFor(role: Role): NavEntry[] {
  return items[role].filter(({ exists }) => exists);
}
