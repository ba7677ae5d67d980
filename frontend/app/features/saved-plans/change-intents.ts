/** What a card's menu and a plan's page ask for at once, without a page of its own. */
export const changeIntent = {
  edit: 'edit',
  duplicate: 'duplicate',
  template: 'template',
  noTemplate: 'no-template',
} as const;
