import type { Confirmation } from '~/ui';
import { type Photo, photoText } from './photo-texts';

/** The question before a photo is deleted, on a page of its own and over the list. */
export const photoDeletion = (photo: Photo): Confirmation => ({
  title: 'Delete Photo',
  children: `Are you sure you want to delete this photo (${photoText(photo)})? This action cannot be undone.`,
  confirmText: 'Delete photo',
  pendingText: 'Deleting...',
});
