/** What an admin wants an account to be. */
export const statusIntent = { enable: 'enable', disable: 'disable' } as const;
