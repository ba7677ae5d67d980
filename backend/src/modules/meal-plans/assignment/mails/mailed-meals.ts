import {
  nameWithSides,
  type Plan,
  type PlanRecipe,
  recipeOf,
  recipesById,
} from '../../../plan-model/index.js';
import { drawingOfCopy } from '../../../recipes/index.js';

export interface MailedMeal {
  /** Name of the meal, such as "Breakfast". */
  meal: string;
  /** The dish and its sides. */
  name: string;
  /** The absolute address of its picture. */
  picture: string;
}

/** Returns the meals of a day of the plan in the words and with the pictures of a mail. */
export function mailedMeals(plan: Plan, shownDay: number, linkTo: (path: string) => string): MailedMeal[] {
  const recipes = recipesById(plan);
  return plan.meals
    .filter(({ day }) => day === shownDay)
    .map((meal) => {
      const recipe = recipeOf(meal, recipes);
      const { mealType } = meal;
      return {
        meal: mealType.charAt(0).toUpperCase() + mealType.slice(1),
        name: nameWithSides(meal, recipes),
        picture: linkTo(pictureOf(recipe)),
      };
    });
}

/** Returns the meals as a mail shows them. */
export const picturesOf = (meals: readonly MailedMeal[]) =>
  meals.map(({ meal, name, picture }) => ({ picture, label: meal, text: name }));

/** Mail programs show neither AVIF nor SVG. */
const pictureOf = (recipe: PlanRecipe): string =>
  recipe.picture
    ? `/api/pictures/${recipe.picture.key}/${recipe.picture.widths.at(-1)}.jpg`
    : `/api/drawings/${drawingOfCopy(recipe)}.png`;
