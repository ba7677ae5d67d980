import { LoadedConfirmLink } from '~/features/confirmation/loaded-confirmation';
import { askToDeleteRecipePath, editAdminRecipePath } from '~/paths/admin-recipes';
import { recipesPath } from '~/paths/pages';
import { recipePath } from '~/paths/recipes';
import { ButtonLink } from '~/ui';
import { EditIcon } from '~/ui/icons';

/** Additional actions for admins on a page that everyone has. */
export function AdminRecipeLinks({ id }: { id: string }) {
  return (
    <>
      <ButtonLink to={editAdminRecipePath(id)} icon={EditIcon}>
        Edit
      </ButtonLink>
      <LoadedConfirmLink
        to={askToDeleteRecipePath(id, recipesPath, recipePath(id))}
        title="Delete Recipe"
        look={{ variant: 'quiet' }}
      >
        Delete
      </LoadedConfirmLink>
    </>
  );
}
