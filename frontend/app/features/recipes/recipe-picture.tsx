import { drawingPath } from '~/paths/recipes';
import { useDataSaver } from './data-saver';
import { type PictureUse, pictureSources } from './picture-sources';
import type { RecipeCard } from './recipe-words';

export type RecipePictureProps = {
  recipe: Pick<RecipeCard, 'imageUrl' | 'picture' | 'drawing'>;
  use: PictureUse;
};

/** Decoration: the name stands beside it. Without a picture, it shows a drawing of the dish. */
export function RecipePicture({ recipe, use }: RecipePictureProps) {
  const { imageUrl, picture, drawing } = recipe;
  if (imageUrl && picture) return <Picture imageUrl={imageUrl} picture={picture} use={use} />;
  return <Drawing drawing={drawing} use={use} />;
}

/** A small square in a row of a list. */
export const RowPicture = ({ recipe }: Pick<RecipePictureProps, 'recipe'>) => (
  <span className="block size-[3rem] shrink-0 overflow-hidden rounded-control print:hidden">
    <RecipePicture recipe={recipe} use="row" />
  </span>
);

type DrawingProps = { drawing: string; use: PictureUse };

/** The drawing is square and shown whole, on a ground that follows the theme. */
function Drawing({ drawing, use }: DrawingProps) {
  return (
    <span className="relative block size-full bg-table">
      <img
        src={drawingPath(drawing)}
        alt=""
        width={400}
        height={400}
        loading={use === 'page' ? 'eager' : 'lazy'}
        decoding="async"
        className="absolute inset-0 size-full object-contain p-[3%]"
      />
    </span>
  );
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
