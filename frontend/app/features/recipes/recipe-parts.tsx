import { Card } from '~/ui';
import { RecipePicture, type RecipePictureProps } from './recipe-picture';
import { stepsOf } from './recipe-steps';
import type { Recipe } from './recipe-words';

/* What every page of a recipe shows, whether it is the library's or a plan's copy. */

/** Its picture, if it has one; on a phone no higher than leaves room for the ingredients. */
export function RecipeBanner({ recipe }: Pick<RecipePictureProps, 'recipe'>) {
  if (!recipe.imageUrl) return null;
  return (
    <div className="aspect-[5/2] overflow-hidden rounded-card sm:aspect-[8/5] print:hidden">
      <RecipePicture recipe={recipe} use="page" />
    </div>
  );
}

export function Instructions({ recipe }: { recipe: Pick<Recipe, 'instructionsText'> }) {
  return (
    <Card title="Instructions">
      <ol className="grid list-decimal gap-3 ps-6 marker:font-semibold marker:text-muted">
        {stepsOf(recipe).map((step, index) => (
          <li key={index} className="ps-1 break-inside-avoid">
            {step}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The note under a recipe's numbers. It says whether they were entered by hand and what they leave out. */
export function NumbersSource({ recipe }: { recipe: Pick<Recipe, 'nutritionSource' | 'ingredientsJson'> }) {
  const isComputed = recipe.nutritionSource === 'computed';
  const leftOut = recipe.ingredientsJson.filter(({ foodId }) => foodId === null).map(({ name }) => name);
  return (
    <p className="text-sm text-muted">
      {isComputed
        ? 'Computed from its ingredients and the food table. Carbs include fiber.'
        : 'These numbers were entered by a person; they were not computed from the ingredients.'}
      {isComputed && leftOut.length > 0 ? ` Not counted: ${leftOut.join(', ')}.` : null}
    </p>
  );
}
