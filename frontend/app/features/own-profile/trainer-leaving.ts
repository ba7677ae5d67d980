import type { Confirmation } from '~/ui';

/** The question before a customer ends their coaching by a trainer. */
export const trainerLeaving = (name: string): Confirmation => ({
  title: `End your coaching by ${name}?`,
  children: `From that moment on, ${name} no longer sees anything of you and cannot assign you anything. You keep your plans, your lists, and everything that you have entered. You no longer find the recipes that only their customers see. ${name} gets an email. To be coached again, ask for a new invitation.`,
  confirmText: 'End coaching',
  pendingText: 'Ending...',
});
