import { HeartButton } from '~/features/engagement/heart-button';
import { StarControl } from '~/features/engagement/star-control';
import { RecipeTile } from '~/features/recipes/recipe-card';
import { RecipeRow } from '~/features/recipes/recipe-row';
import type { RecipeCard } from '~/features/recipes/recipe-words';
import { Bar, Stars } from '~/ui';
import { Part, Specimen } from './specimen';

const soup: RecipeCard = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Red lentil soup',
  description: '',
  imageUrl: null,
  picture: null,
  drawing: 'creamsoup.claybowl.curry.carrot3.parsley2',
  mealTypes: ['lunch'],
  dietaryTags: ['vegetarian', 'vegan', 'gluten-free'],
  mainIngredientTags: ['lentils'],
  allergens: [],
  cuisine: 'turkish',
  side: null,
  prepTimeMinutes: 10,
  cookTimeMinutes: 25,
  restTimeMinutes: 0,
  totalTimeMinutes: 35,
  handsOnMinutes: 15,
  servings: 2,
  caloriesKcal: 412,
  proteinGrams: 24.3,
  carbsGrams: 55.1,
  fatGrams: 9.6,
  nutritionSource: 'computed',
  isApproved: true,
  isOwn: false,
  averageRating: 4.5,
  totalRatings: 12,
  isFavorited: true,
};

const states: RecipeCard[] = [
  soup,
  {
    ...soup,
    name: 'Somebody’s own',
    mealTypes: ['breakfast'],
    isApproved: false,
    isOwn: true,
    averageRating: null,
  },
  {
    ...soup,
    name: 'A name that goes on for longer than anybody would ever give to a single dish of a household',
    mealTypes: ['snack'],
    dietaryTags: [],
    isFavorited: false,
    totalRatings: 0,
    averageRating: null,
    cookTimeMinutes: 125,
    totalTimeMinutes: 135,
  },
  { ...soup, name: 'From a trainer', mealTypes: [], isApproved: false },
];

/** The components that show recipes. */
export function Recipes() {
  return (
    <Part title="Recipes">
      <Specimen name="RecipeTile" wide>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {states.map((recipe) => (
            <li key={recipe.name}>
              <RecipeTile recipe={recipe} level={3} action={<HeartButton recipe={recipe} />} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="RecipeRow" wide>
        {states.map((recipe) => (
          <RecipeRow key={recipe.name} recipe={recipe} />
        ))}
      </Specimen>
      <Specimen name="Stars">
        <div className="grid gap-2">
          {[0, 2.5, 4.3, 5].map((average) => (
            <Stars key={average} average={average} count={3} />
          ))}
          <Stars average={4} />
        </div>
      </Specimen>
      <Specimen name="StarControl, HeartButton">
        <div className="grid justify-items-start gap-3">
          <StarControl recipe={soup} own={null} />
          <StarControl recipe={soup} own={3} />
          <HeartButton recipe={soup} labelled />
          <HeartButton recipe={{ ...soup, isFavorited: false }} labelled />
        </div>
      </Specimen>
      <Specimen name="Bar">
        <Bar total={10} parts={[{ key: 'some', value: 7, fill: 'fill-warning' }]} />
      </Specimen>
    </Part>
  );
}
