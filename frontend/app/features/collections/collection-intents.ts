/** What the small forms of a collection's page ask for. */
export const collectionIntent = {
  up: 'up',
  down: 'down',
  cover: 'cover',
  uncover: 'uncover',
  remove: 'remove',
} as const;

/** What the forms ask for that put one recipe into collections. */
export const collectIntent = { add: 'add', remove: 'remove', create: 'create' } as const;
