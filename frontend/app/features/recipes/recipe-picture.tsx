import { classes } from '~/ui';
import { MealIcon } from './meal-icon';
import { type PictureUse, pictureSources } from './picture-sources';
import { type MealType, mainMealOf, type RecipeCard } from './recipe-words';
import { useSavesData } from './saves-data';

export type RecipePictureProps = {
  recipe: Pick<RecipeCard, 'imageUrl' | 'picture' | 'mealTypes'>;
  use: PictureUse;
};

const grounds: Record<MealType, string> = {
  breakfast: 'bg-breakfast-soft text-breakfast',
  lunch: 'bg-lunch-soft text-lunch',
  dinner: 'bg-dinner-soft text-dinner',
  snack: 'bg-snack-soft text-snack',
};

/** Decoration: the name stands beside it. Without a picture of its own, a drawing for its meal that follows the theme. */
export function RecipePicture({ recipe, use }: RecipePictureProps) {
  const { imageUrl, picture } = recipe;
  if (imageUrl && picture) return <Picture imageUrl={imageUrl} picture={picture} use={use} />;
  const meal = mainMealOf(recipe);
  return (
    <div className={classes('grid size-full place-items-center', grounds[meal])}>
      <MealIcon meal={meal} />
    </div>
  );
}

type PictureProps = { imageUrl: string; picture: NonNullable<RecipeCard['picture']>; use: PictureUse };

/** It fills what it stands in. */
export function Picture({ imageUrl, picture, use }: PictureProps) {
  const savesData = useSavesData();
  return (
    <picture className="relative block size-full">
      {pictureSources(picture, use, savesData).map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        src={imageUrl}
        alt=""
        width={picture.widths.at(-1)}
        height={picture.height}
        // The first thing on its page is fetched at once.
        loading={use === 'page' ? 'eager' : 'lazy'}
        decoding="async"
        className="absolute inset-0 size-full bg-raised object-cover"
      />
    </picture>
  );
}
