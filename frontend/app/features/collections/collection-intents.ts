/** The actions of the small forms on a collection's page. */
export const collectionIntent = {
  up: 'up',
  down: 'down',
  cover: 'cover',
  uncover: 'uncover',
  remove: 'remove',
} as const;

/** The actions of the forms that add a recipe to collections. */
export const collectIntent = { add: 'add', remove: 'remove', create: 'create' } as const;
