import { useLocation } from '@remix-run/react';
import type { MouseEvent } from 'react';
import type { RecipeCard } from '~/features/recipes/recipe-words';
import { adminRecipePath, askToDeleteRecipePath, editAdminRecipePath } from '~/paths/admin-recipes';
import { assignRecipePath } from '~/paths/recipes';
import { Menu, MenuButton, MenuLink } from '~/ui';
import { AssignIcon, CheckIcon, EditIcon, RecipesIcon, TrashIcon } from '~/ui/icons';
import { ApproveForm } from './approve-form';

type RecipeMenuProps = {
  recipe: RecipeCard;
  /** The moment at which the recipe was loaded. */
  asOf: string;
  /** Asks for confirmation without leaving the list. */
  onDelete: (event: MouseEvent) => void;
};

/** The actions of an admin for a recipe in the list. */
export function RecipeMenu({ recipe: { id, name, isApproved }, asOf, onDelete }: RecipeMenuProps) {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  return (
    <Menu label={`Actions for ${name}`}>
      <MenuLink to={adminRecipePath(id)} icon={RecipesIcon}>
        View
      </MenuLink>
      <MenuLink to={editAdminRecipePath(id)} icon={EditIcon}>
        Edit
      </MenuLink>
      {isApproved ? (
        <MenuLink to={assignRecipePath(id, from)} icon={AssignIcon}>
          Assign
        </MenuLink>
      ) : (
        <ApproveForm id={id} asOf={asOf} from={from}>
          <MenuButton icon={CheckIcon}>Approve</MenuButton>
        </ApproveForm>
      )}
      <MenuLink to={askToDeleteRecipePath(id, from)} icon={TrashIcon} danger onClick={onDelete}>
        Delete
      </MenuLink>
    </Menu>
  );
}
