import { Card } from '~/ui';
import { RecipePicture, type RecipePictureProps } from './recipe-picture';
import { stepsOf } from './recipe-steps';
import type { Recipe } from './recipe-words';

/* The parts that all recipe pages share, for recipes and for their copies in plans. */

/** On a phone, the height of the picture leaves room for the ingredients. */
export function RecipeBanner({ recipe }: Pick<RecipePictureProps, 'recipe'>) {
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
