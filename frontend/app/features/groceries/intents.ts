/** The intents that the forms of a list's page send. */
export const intents = {
  add: 'add',
  check: 'check',
  uncheck: 'uncheck',
  remove: 'remove',
  clear: 'clear',
  restore: 'restore',
} as const;
