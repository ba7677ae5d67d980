import { z } from 'zod';
import { text } from '~/platform/forms.server';
import { tagsFrom } from './collection-words';

export const collectionSchema = z.object({ name: text, description: text, tags: text, isPublic: text });

/** Converts the form into what the API expects. */
export const contentFrom = (form: z.infer<typeof collectionSchema>) => ({
  name: form.name,
  description: form.description || null,
  tags: tagsFrom(form.tags),
  isPublic: form.isPublic === 'yes',
});
