import type { Role } from '../../../platform/access/principal.js';

const PASSWORD = 'Demo!2345';

/** The accounts that demo mode offers with one click. No other database has these accounts. */
export const demoAccounts: { role: Role; email: string; password: string }[] = [
  { role: 'admin', email: 'admin@demo.local', password: PASSWORD },
  { role: 'trainer', email: 'trainer@demo.local', password: PASSWORD },
  { role: 'customer', email: 'customer@demo.local', password: PASSWORD },
];
