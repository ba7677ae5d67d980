/** What the forms of the share dialog ask for. */
export const shareIntent = { share: 'share', revoke: 'revoke' } as const;

/** When a link ends that is changed otherwise: as before. */
export const keepExpiry = 'keep';
