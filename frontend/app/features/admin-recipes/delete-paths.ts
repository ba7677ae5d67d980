/** `from` is gone to afterwards, and when it is called off, unless that is elsewhere. */
export const deletePath = (id: string, from: string, cancelTo = from): string =>
  `/admin/recipes/${id}/delete?${new URLSearchParams({ from, ...(cancelTo !== from && { cancelTo }) })}`;

export const deleteManyPath = '/admin/recipes/delete';
