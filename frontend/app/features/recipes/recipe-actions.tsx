import { AssignLink } from '~/features/assignment/assign-link';
import { HeartButton } from '~/features/engagement/heart-button';
import type { Role } from '~/paths/pages';
import type { OverList } from '~/paths/recipes';
import type { RecipeCard } from './recipe-words';

type RecipeActionsProps = { recipe: RecipeCard; role: Role; over?: OverList; labelled?: boolean };

/**
 * The actions of a role on a recipe. Trainers and admins assign it, and everyone but admins can add it to favorites.
 */
export function RecipeActions({ recipe, role, over, labelled }: RecipeActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {role === 'customer' ? null : <AssignLink recipe={recipe} over={over} labelled={labelled} />}
      {role === 'admin' ? null : <HeartButton recipe={recipe} labelled={labelled} />}
    </div>
  );
}
