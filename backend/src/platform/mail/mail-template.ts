import type { ReactElement } from 'react';
import type { MailKind } from './mail-kind.js';

export interface MailTemplate<Data extends object> {
  /** The name that is stored in `email_send_log.email_type`. */
  readonly type: string;
  readonly kind: MailKind;
  subject(data: Data): string;
  body(data: Data): ReactElement;
}

const templates = new Map<string, MailTemplate<never>>();

/** Defines a typed mail beside its text. The job finds the template by its type. */
export function defineMail<Data extends object>(template: MailTemplate<Data>): MailTemplate<Data> {
  templates.set(template.type, template as unknown as MailTemplate<never>);
  return template;
}

export function mailTemplate(type: string): MailTemplate<object> {
  const template = templates.get(type);
  if (!template) throw new Error(`There is no mail of type ${type}`);
  return template as unknown as MailTemplate<object>;
}
