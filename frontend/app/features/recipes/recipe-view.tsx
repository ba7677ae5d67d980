import type { ReactNode } from 'react';
import { Badge, Card, DefinitionList, MacroBar } from '~/ui';
import type { RecipeDetail } from './recipe-details.server';
import { RecipeFacts } from './recipe-facts';
import { Instructions, NumbersSource, RecipeBanner } from './recipe-parts';
import { comesWithMealwright, RecipeSource } from './recipe-source';
import { dietaryTags, labelOf, mealTypes, type Recipe } from './recipe-words';
import { ServingsScaler } from './servings-scaler';
import type { WantedServings } from './wanted-servings';

type RecipeViewProps = {
  recipe: Recipe;
  details: readonly RecipeDetail[];
  wantedServings: WantedServings;
  /** The actions: favorite, stars, and assigning. */
  actions?: ReactNode;
  /** The status for users who decide on it. Otherwise, only recipes that are not public show one. */
  status?: ReactNode;
};

/**
 * A whole recipe, on its page and in the dialog over a list: what is needed for cooking comes before everything said
 * about it.
 */
export function RecipeView({ recipe, details, wantedServings, actions, status }: RecipeViewProps) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-6">
      <div className="grid content-start gap-2 sm:gap-4">
        <RecipeBanner recipe={recipe} />
        {recipe.description ? <p>{recipe.description}</p> : null}
        <RecipeFacts recipe={recipe} />
      </div>
      <div className="grid content-start gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Card title="Ingredients">
          <ServingsScaler
            key={recipe.id}
            ingredients={recipe.ingredientsJson}
            servings={recipe.servings}
            wanted={wantedServings}
          />
        </Card>
        <Instructions recipe={recipe} />
      </div>
      <div className="grid content-start gap-4">
        {actions}
        <Tags recipe={recipe} status={status} />
        <Nutrition recipe={recipe} details={details} />
      </div>
    </div>
  );
}

function Tags({ recipe, status }: Pick<RecipeViewProps, 'recipe' | 'status'>) {
  const { mealTypes: meals, dietaryTags: diets, isApproved, isOwn, isOffered } = recipe;
  return (
    <div className="flex flex-wrap gap-2">
      {meals.map((meal) => (
        <Badge key={meal} tone={meal}>
          {labelOf(mealTypes, meal)}
        </Badge>
      ))}
      {recipe.side ? <Badge>Side</Badge> : null}
      {diets.map((tag) => (
        <Badge key={tag}>{labelOf(dietaryTags, tag)}</Badge>
      ))}
      {status ??
        (isApproved ? null : (
          <Badge tone="info">
            {isOwn ? (isOffered ? 'Your recipe, offered for approval' : 'Your recipe') : 'From your trainer'}
          </Badge>
        ))}
    </div>
  );
}

function Nutrition({ recipe, details }: Pick<RecipeViewProps, 'recipe' | 'details'>) {
  const { caloriesKcal, proteinGrams, carbsGrams, fatGrams } = recipe;
  return (
    <Card title="Nutrition per serving">
      <div className="grid gap-4">
        <p>
          <strong className="text-3xl font-semibold tracking-tight tabular-nums">{caloriesKcal}</strong>{' '}
          <span className="text-muted">kcal</span>
        </p>
        <MacroBar protein={proteinGrams} carbs={carbsGrams} fat={fatGrams} basis="per serving" />
        <DefinitionList items={withSource(details, recipe)} />
        <NumbersSource recipe={recipe} />
      </div>
    </Card>
  );
}

function withSource(details: readonly RecipeDetail[], { sourceReference: source }: Recipe) {
  return source && !comesWithMealwright(source)
    ? [...details, { term: 'Source', description: <RecipeSource source={source} /> }]
    : [...details];
}
