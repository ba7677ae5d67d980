import type { Role } from '~/paths/pages';
import { recipePicturePath } from '~/paths/recipes';
import { ButtonLink } from '~/ui';
import type { RecipeCard } from './recipe-words';

/** A link for users who may change the picture: admins, and trainers while the recipe is their own. */
export function PictureLink({ recipe, viewer }: { recipe: RecipeCard; viewer: Role }) {
  const mayChange = viewer === 'admin' || (viewer === 'trainer' && recipe.isOwn && !recipe.isApproved);
  if (!mayChange) return null;
  return (
    <ButtonLink to={recipePicturePath(recipe.id)}>
      {recipe.picture ? 'Change picture' : 'Add picture'}
    </ButtonLink>
  );
}
