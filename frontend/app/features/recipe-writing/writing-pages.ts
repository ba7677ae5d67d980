import {
  adminRecipePath,
  importAdminRecipesPath,
  newAdminRecipePath,
  queuePath,
} from '~/paths/admin-recipes';
import { importOwnRecipesPath, newOwnRecipePath, ownRecipesPath } from '~/paths/own-recipes';
import { adminPath } from '~/paths/pages';
import { recipePath } from '~/paths/recipes';

/** The pages on which admins write public recipes and trainers their own. */
export const writingPages = {
  admin: {
    newPath: newAdminRecipePath,
    importPath: importAdminRecipesPath,
    back: { to: adminPath, label: 'Recipes' },
    recipeTo: adminRecipePath,
    afterImport: { to: queuePath, text: 'Review Queue' },
    newDescription: 'It goes to the review queue unless you add it to the library right away.',
    importDescription: 'Imported recipes wait in the review queue.',
  },
  trainer: {
    newPath: newOwnRecipePath,
    importPath: importOwnRecipesPath,
    back: { to: ownRecipesPath, label: 'My recipes' },
    recipeTo: (id: string) => recipePath(id),
    afterImport: { to: ownRecipesPath, text: 'My recipes' },
    newDescription: 'Only you and your customers can see it, until you offer it to the library.',
    importDescription: 'Only you and your customers see what you import, until you offer it to the library.',
  },
} as const;

export type Writer = keyof typeof writingPages;
