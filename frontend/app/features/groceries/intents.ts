/** What the forms of a list's page ask for. */
export const intents = {
  add: 'add',
  check: 'check',
  uncheck: 'uncheck',
  remove: 'remove',
  clear: 'clear',
  restore: 'restore',
} as const;
