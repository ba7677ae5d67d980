import { adminPath } from './pages';

export const adminToolsPath = `${adminPath}?tab=admin`;
export const newAdminRecipePath = `${adminPath}/recipes/new`;
export const importAdminRecipesPath = `${adminPath}/recipes/import`;

/** Actions for all selected recipes. */
export const approveRecipesPath = `${adminPath}/recipes/approve`;
export const deleteRecipesPath = `${adminPath}/recipes/delete`;

export const queuePath = `${adminPath}/recipes/pending`;
export const approveAllPath = `${queuePath}/approve-all`;

export const adminRecipePath = (id: string): string => `${adminPath}/recipes/${id}`;

/** The recipe, opened from the review queue for a decision. */
export const queuedRecipePath = (id: string): string => `${adminRecipePath(id)}?queue=1`;

export const editAdminRecipePath = (id: string): string => `${adminRecipePath(id)}/edit`;
export const approveRecipePath = (id: string): string => `${adminRecipePath(id)}/approve`;

/** `from` is the page to return to afterwards, and `cancelTo` the one to return to without declining. */
export const declineRecipePath = (id: string, from: string, cancelTo: string): string =>
  `${adminRecipePath(id)}/decline?${new URLSearchParams({ from, cancelTo })}`;

/** Deletes the recipe after a confirmation on a page of its own. */
export const deleteRecipePath = (id: string): string => `${adminRecipePath(id)}/delete`;

/** `from` is the page to return to, even without deleting, unless `cancelTo` differs. */
export const askToDeleteRecipePath = (id: string, from: string, cancelTo = from): string =>
  `${deleteRecipePath(id)}?${new URLSearchParams({ from, ...(cancelTo !== from && { cancelTo }) })}`;
