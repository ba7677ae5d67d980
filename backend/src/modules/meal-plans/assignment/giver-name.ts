import type { Role } from '../../../platform/access/principal.js';

/** Returns the name by which mails to customers call the person who assigns or withdraws a plan. */
export const giverName = ({ name, role }: { name: string | null; role: Role }): string =>
  name ?? (role === 'admin' ? 'The Mealwright team' : 'Your trainer');
