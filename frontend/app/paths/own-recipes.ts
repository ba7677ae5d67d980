/** The recipes that a trainer has written. */
export const ownRecipesPath = '/trainer/recipes';
export const newOwnRecipePath = `${ownRecipesPath}/new`;
export const importOwnRecipesPath = `${ownRecipesPath}/import`;

export const editOwnRecipePath = (id: string): string => `${ownRecipesPath}/${id}/edit`;
export const offerRecipePath = (id: string): string => `${ownRecipesPath}/${id}/offer`;

/** `from` is the page to return to. */
export const deleteOwnRecipePath = (id: string, from: string): string =>
  `${ownRecipesPath}/${id}/delete?${new URLSearchParams({ from })}`;
