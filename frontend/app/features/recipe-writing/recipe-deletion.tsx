import type { Confirmation } from '~/ui';

/** The confirmation before a trainer's own recipe is deleted, and the page to return to. */
export const deletion = ({ name }: { name: string }, from: string): Confirmation => ({
  title: 'Delete Recipe',
  children: (
    <p>
      <strong className="font-semibold wrap-anywhere">{name}</strong> will be deleted for you and your
      customers, along with their notes and ratings. This action cannot be undone.
    </p>
  ),
  fields: { from },
  confirmText: 'Delete recipe',
  pendingText: 'Deleting...',
});
