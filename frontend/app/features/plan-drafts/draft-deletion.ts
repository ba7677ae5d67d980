import type { Confirmation } from '~/ui';

/** The confirmation before a draft is deleted, on its own page and over a list. */
export const draftDeletion = (planName: string, isSaved: boolean): Confirmation => ({
  title: 'Delete this draft?',
  children: `“${planName}” will be deleted.${isSaved ? ' The saved plan stays as it is.' : ''} This action cannot be undone.`,
  confirmText: 'Delete draft',
  pendingText: 'Deleting...',
});
