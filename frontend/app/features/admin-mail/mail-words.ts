import type { components } from '#openapi/schema';
import type { BadgeTone } from '~/ui';

export type LoggedMail = components['schemas']['LoggedMailResponse'];

export const mailKinds: readonly { value: LoggedMail['kind']; label: string }[] = [
  { value: 'security', label: 'Security' },
  { value: 'invitation', label: 'Invitation' },
  { value: 'planUpdates', label: 'Meal plan update' },
  { value: 'summary', label: 'Summary' },
  { value: 'notice', label: 'Notice' },
  { value: 'announcement', label: 'Announcement' },
];

export const kindName = (kind: LoggedMail['kind']): string =>
  mailKinds.find(({ value }) => value === kind)?.label ?? kind;

type StatusWords = { value: LoggedMail['status']; label: string; tone: BadgeTone };

/**
 * Withheld mails were not sent, because their reader does not want such mails. Failed ones are tried again for some
 * hours, refused ones are not.
 */
export const mailStatuses: readonly StatusWords[] = [
  { value: 'sent', label: 'Sent', tone: 'accent' },
  { value: 'failed', label: 'Failed', tone: 'danger' },
  { value: 'refused', label: 'Refused', tone: 'danger' },
  { value: 'withheld', label: 'Not wanted', tone: 'neutral' },
];

export const statusWords = (status: LoggedMail['status']): StatusWords =>
  mailStatuses.find(({ value }) => value === status) ?? { value: status, label: status, tone: 'neutral' };
