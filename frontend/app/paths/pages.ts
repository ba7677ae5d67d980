import type { components } from '#openapi/schema';

/*
 * The addresses that every page may need: signing in, the own account, and the navigation. The other files of this
 * folder, one per noun, build on them. A spec compares all of them with the route table.
 */

export type Role = components['schemas']['UserResponse']['role'];

export const loginPath = '/login';
/** The second step of signing in, for accounts that have one. */
export const secondStepPath = '/login/second-step';
/** Takes the answer of a passkey, from the pages of both steps. */
export const passkeyPath = '/login/passkey';
export const logoutPath = '/logout';
export const registerPath = '/register';
export const forgotPasswordPath = '/forgot-password';
export const termsPath = '/terms';
export const privacyPath = '/privacy';
export const contactPath = '/contact';
export const accountPath = '/profile';
export const themePath = '/settings/theme';
export const searchPath = '/search';

export const recipesPath = '/recipes';
export const nutritionPath = '/recipes/nutrition';
export const favoritesPath = '/favorites';
export const generatorPath = '/meal-plan-generator';

export const adminPath = '/admin';
export const usersPath = '/admin/users';
export const analyticsPath = '/admin/analytics';

export const trainerPath = '/trainer';
export const customersPath = '/trainer/customers';
export const trainerPlansPath = '/trainer/meal-plans';

export const myPlansPath = '/my-meal-plans';
export const customerHomePath = '/customer';
export const progressPath = '/customer/progress';
export const groceriesPath = '/grocery-list';
export const myPlanListPath = '/customer/meal-plans#my-plans';

/** Whether a page that trainers and admins both have is the one for admins. */
export const isForAdmins = (pathname: string): boolean => pathname.toLowerCase().startsWith(`${adminPath}/`);

const homes: Record<Role, string> = { admin: adminPath, trainer: trainerPath, customer: myPlansPath };

export const homeOf = (role: Role): string => homes[role];

export const profileOf = (role: Role): string => `/${role}/profile`;
