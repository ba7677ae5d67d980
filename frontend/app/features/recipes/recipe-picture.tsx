import { useDataSaver } from './data-saver';
import { type PictureUse, pictureSources } from './picture-sources';
import { mainMealOf, type RecipeCard } from './recipe-words';

export type RecipePictureProps = {
  recipe: Pick<RecipeCard, 'imageUrl' | 'picture' | 'mealTypes'>;
  use: PictureUse;
};

/**
 * Decoration: the name stands beside it. Without a picture, it shows a drawing for the meal that follows the theme.
 */
export function RecipePicture({ recipe, use }: RecipePictureProps) {
  const { imageUrl, picture } = recipe;
  if (imageUrl && picture) return <Picture imageUrl={imageUrl} picture={picture} use={use} />;
  return <div className={`meal-picture meal-${mainMealOf(recipe)} size-full`} />;
}

type PictureProps = { imageUrl: string; picture: NonNullable<RecipeCard['picture']>; use: PictureUse };

/** Fills its container. */
export function Picture({ imageUrl, picture, use }: PictureProps) {
  const savesData = useDataSaver();
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
        // The picture at the top of a page is loaded immediately.
        loading={use === 'page' ? 'eager' : 'lazy'}
        decoding="async"
        className="absolute inset-0 size-full bg-raised object-cover"
      />
    </picture>
  );
}
