import { useLocation } from '@remix-run/react';
import type { MouseEvent } from 'react';
import type { RecipeCard } from '~/features/recipes/recipe-words';
import { Menu, MenuButton, MenuLink } from '~/ui';
import { AssignIcon, CheckIcon, EditIcon, RecipesIcon, TrashIcon } from '~/ui/icons';
import { ApproveForm } from './approve-form';
import { deletePath } from './delete-paths';

type RecipeMenuProps = {
  recipe: RecipeCard;
  /** When it was read. */
  asOf: string;
  /** Asks before deleting without leaving the list. */
  onDelete: (event: MouseEvent) => void;
};

/** What an admin can do with a recipe of the list. */
export function RecipeMenu({ recipe: { id, name, isApproved }, asOf, onDelete }: RecipeMenuProps) {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  return (
    <Menu label={`Actions for ${name}`}>
      <MenuLink to={`/admin/recipes/${id}`} icon={RecipesIcon}>
        View
      </MenuLink>
      <MenuLink to={`/admin/recipes/${id}/edit`} icon={EditIcon}>
        Edit
      </MenuLink>
      {isApproved ? (
        <MenuLink to={`/recipes/${id}/assign?${new URLSearchParams({ from })}`} icon={AssignIcon}>
          Assign
        </MenuLink>
      ) : (
        <ApproveForm id={id} asOf={asOf} from={from}>
          <MenuButton icon={CheckIcon}>Approve</MenuButton>
        </ApproveForm>
      )}
      <MenuLink to={deletePath(id, from)} icon={TrashIcon} danger onClick={onDelete}>
        Delete
      </MenuLink>
    </Menu>
  );
}
