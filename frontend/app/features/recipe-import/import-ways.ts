import {
  adminRecipePath,
  importAdminRecipesPath,
  newAdminRecipePath,
  queuePath,
} from '~/paths/admin-recipes';
import { importOwnRecipesPath, newOwnRecipePath, ownRecipesPath } from '~/paths/own-recipes';
import { adminPath } from '~/paths/pages';
import { recipePath } from '~/paths/recipes';
export const ways = ['text', 'address', 'file'] as const;

export type Way = (typeof ways)[number];

export const wayIn = ({ searchParams }: URL): Way =>
  ways.find((way) => way === searchParams.get('by')) ?? 'text';

/** The pages on which a role imports, writes what could not be read whole, and finds what was imported. */
export const importPages = {
  admin: {
    path: importAdminRecipesPath,
    write: newAdminRecipePath,
    back: { to: adminPath, label: 'Recipes' },
    to: (id: string) => adminRecipePath(id),
    after: { to: queuePath, text: 'Review Queue' },
    description: 'Imported recipes wait in the review queue.',
  },
  trainer: {
    path: importOwnRecipesPath,
    write: newOwnRecipePath,
    back: { to: ownRecipesPath, label: 'My recipes' },
    to: (id: string) => recipePath(id),
    after: { to: ownRecipesPath, text: 'My recipes' },
    description: 'Only you and your customers see what you import, until you offer it to the library.',
  },
} as const;

export type Importer = keyof typeof importPages;
