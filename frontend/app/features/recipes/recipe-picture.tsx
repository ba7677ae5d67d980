import { classes } from '~/ui';
import { MealIcon } from './meal-icon';
import { type MealType, mainMealOf, type RecipeCard } from './recipe-words';

type RecipePictureProps = {
  recipe: Pick<RecipeCard, 'imageUrl' | 'mealTypes'>;
  width: number;
  height: number;
  /** The first thing on its page: it is fetched at once. */
  leads?: boolean;
};

const grounds: Record<MealType, string> = {
  breakfast: 'bg-breakfast-soft text-breakfast',
  lunch: 'bg-lunch-soft text-lunch',
  dinner: 'bg-dinner-soft text-dinner',
  snack: 'bg-snack-soft text-snack',
};

/** Decoration: the name stands beside it. Without a picture of its own, a drawing for its meal that follows the theme. */
export function RecipePicture({ recipe, width, height, leads }: RecipePictureProps) {
  if (!recipe.imageUrl) {
    const meal = mainMealOf(recipe);
    return (
      <div className={classes('grid size-full place-items-center', grounds[meal])}>
        <MealIcon meal={meal} />
      </div>
    );
  }
  return (
    <img
      src={recipe.imageUrl}
      alt=""
      width={width}
      height={height}
      loading={leads ? 'eager' : 'lazy'}
      decoding="async"
      className="size-full bg-raised object-cover"
    />
  );
}
