/** What the small forms of a draft ask for. */
export const draftIntent = {
  portion: 'portion',
  lock: 'lock',
  unlock: 'unlock',
  undo: 'undo',
  regenerate: 'regenerate',
  saveChanges: 'saveChanges',
} as const;
