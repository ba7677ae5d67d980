import { adminPath, usersPath } from './pages';

export const userPath = (id: string): string => `${usersPath}/${id}`;
export const userStatusPath = (id: string): string => `${userPath(id)}/status`;
export const resetSecondStepPath = (id: string): string => `${userPath(id)}/second-step`;
export const unlinkUserPath = (id: string, otherId: string): string => `${userPath(id)}/unlink/${otherId}`;

/** The plans of all customers, whoever assigned them. */
export const customerPlansPath = `${adminPath}/customer-plans`;

export const plansOfUserPath = (customerId: string): string =>
  `${customerPlansPath}?${new URLSearchParams({ customerId })}`;
