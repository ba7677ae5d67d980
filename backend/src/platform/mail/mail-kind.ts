/** The topic of a mail. It decides who can turn such mails off. */
export const MAIL_KINDS = [
  'security',
  'invitation',
  'planUpdates',
  'summary',
  'notice',
  'announcement',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/** The kinds that are always sent, because an account cannot be used safely without them. */
const ALWAYS_SENT = ['security', 'invitation'] as const;

/** The kinds that people can turn off, one by one. The order is part of the links to unsubscribe, so new ones come last. */
export const OPTIONAL_KINDS = ['planUpdates', 'summary', 'notice', 'announcement'] as const;

export type OptionalKind = Exclude<MailKind, (typeof ALWAYS_SENT)[number]>;

export const isOptional = (kind: MailKind): kind is OptionalKind =>
  OPTIONAL_KINDS.some((optional) => optional === kind);
