/** `from` is gone to afterwards, `cancelTo` when it is called off. */
export const declinePath = (id: string, from: string, cancelTo: string): string =>
  `/admin/recipes/${id}/decline?${new URLSearchParams({ from, cancelTo })}`;
