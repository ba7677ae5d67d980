import type { Role } from '~/paths/pages';

type Access = { path: string; who: 'anybody' | 'signed-in' | readonly Role[] };

/**
 * The pages of the specification's route table that are not built yet. Each has its guard from the start and then
 * shows "Page Not Found", and nothing links to them. A line is removed when its page is built.
 */
export const notBuilt: readonly Access[] = [{ path: 'admin/analytics', who: ['admin'] }];
