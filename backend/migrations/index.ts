import { M0001Accounts } from './m0001-accounts.js';

/** In the order in which they run. A name never changes once it has left this repository. */
export const migrations = [{ name: '0001-accounts', class: M0001Accounts }];
