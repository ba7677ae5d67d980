import type { Confirmation } from '~/ui';

/** The question before a trainer ends the coaching of a customer. */
export const coachingEnding = (name: string): Confirmation => ({
  title: `End the coaching of ${name}?`,
  children: `You no longer see ${name}’s page, measurements, goals, photos, and diary, and cannot assign anything to them. Your private notes about them are deleted. ${name} keeps their plans, lists, and everything that they have entered, and gets an email. To coach them again, invite them again.`,
  confirmText: 'End coaching',
  pendingText: 'Ending...',
});
