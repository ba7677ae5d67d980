export const queuePath = '/admin/recipes/pending';
export const approveAllPath = '/admin/recipes/pending/approve-all';

/** A recipe, opened to be decided on. */
export const inQueue = (id: string): string => `/admin/recipes/${id}?queue=1`;
