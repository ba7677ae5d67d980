import type { Role } from '../../../platform/access/principal.js';

/** How mails to customers name the person who assigns or withdraws a plan. */
export const giverName = ({ name, role }: { name: string | null; role: Role }): string =>
  name ?? (role === 'admin' ? 'The Mealwright team' : 'Your trainer');
