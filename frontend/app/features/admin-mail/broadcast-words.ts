import type { components } from '#openapi/schema';
import type { BadgeTone, Confirmation } from '~/ui';

export type ShownBroadcast = components['schemas']['ShownBroadcastResponse'];
export type Broadcast = components['schemas']['BroadcastResponse'];

export const broadcastKinds = [
  {
    value: 'notice',
    label: 'Notice',
    hint: 'Goes to everyone of the audience who has not turned notices off.',
  },
  { value: 'announcement', label: 'Announcement', hint: 'Goes only to those who agreed to announcements.' },
] as const;

export const audiences = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'customers', label: 'Customers' },
  { value: 'trainers', label: 'Trainers' },
  { value: 'admins', label: 'Admins' },
] as const;

export const broadcastStatuses: Record<Broadcast['status'], { label: string; tone: BadgeTone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  sending: { label: 'Being sent', tone: 'warning' },
  sent: { label: 'Sent', tone: 'accent' },
};

export const broadcastKindName = (kind: Broadcast['kind']): string =>
  broadcastKinds.find(({ value }) => value === kind)?.label ?? kind;

export const audienceName = (audience: Broadcast['audience']): string =>
  audiences.find(({ value }) => value === audience)?.label ?? audience;

export const peopleText = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;

/** Why a message cannot be sent yet. */
export const nobodyGets = (kind: Broadcast['kind']): string =>
  kind === 'announcement'
    ? 'nobody would get it, because none of them has agreed to announcements.'
    : 'nobody would get it, because none of them takes notices.';

/** The question before a message goes out. The version is that of the page, so nothing else is sent. */
export const broadcastSending = ({ subject, reach, version }: ShownBroadcast): Confirmation => ({
  title: `Send to ${peopleText(reach)}?`,
  children: `“${subject}” goes to ${peopleText(reach)} by email. It cannot be called back.`,
  confirmText: `Send to ${peopleText(reach)}`,
  pendingText: 'Sending...',
  fields: { version: String(version) },
  danger: false,
});

export const broadcastDeletion = ({ subject }: Pick<Broadcast, 'subject'>): Confirmation => ({
  title: 'Delete this draft?',
  children: `“${subject}” has not been sent to anyone. This cannot be undone.`,
  confirmText: 'Delete draft',
  pendingText: 'Deleting...',
});
