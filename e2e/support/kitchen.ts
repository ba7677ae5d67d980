import { type Person, recipes } from './world.ts';

const MEALS = [
  { mealType: 'breakfast', kcal: 480 },
  { mealType: 'lunch', kcal: 640 },
  { mealType: 'dinner', kcal: 700 },
  { mealType: 'snack', kcal: 220 },
] as const;

const EACH = 12;
const MAINS = ['chicken', 'beans', 'salmon', 'tofu', 'eggs', 'beef'];
const CUISINES = ['Italian', 'Thai', 'Mexican', 'Greek'];

/** Creates recipes of a user's own that nobody else sees, enough for plans of a week with usual targets. */
export async function kitchen(owner: Person): Promise<void> {
  await recipes(
    MEALS.flatMap(({ mealType, kcal }) =>
      Array.from({ length: EACH }, (_, index) => ({
        name: `${CUISINES[index % 4]} ${mealType} of ${MAINS[index % 6]} ${index + 1}`,
        owner,
        mealTypes: [mealType],
        mainIngredients: [MAINS[index % 6] ?? 'rice'],
        cuisine: CUISINES[index % 4],
        ...energy(kcal + (index % 5) * 20 - 40, index),
      })),
    ),
  );
}

/** Gives each recipe about a fifth of its energy from protein and a third from fat, with some variation. */
function energy(kcal: number, index: number) {
  const protein = Math.round((kcal * (0.17 + (index % 3) * 0.03)) / 4);
  const fat = Math.round((kcal * (0.29 + (index % 4) * 0.02)) / 9);
  return { kcal, protein, fat, carbs: Math.round((kcal - protein * 4 - fat * 9) / 4) };
}

/** Generates a plan and returns it as a draft. */
export async function aDraft({ api }: Person, wish: object = {}) {
  const { data, error } = await api.POST('/api/meal-plan/generate', {
    body: {
      planName: 'Steady week',
      fitnessGoal: 'maintenance',
      dailyCalorieTarget: 2000,
      days: 3,
      mealsPerDay: 3,
      seed: 7,
      ...wish,
    },
  });
  if (!data) throw new Error(`There is no plan: ${JSON.stringify(error)}`);
  return data;
}

/** A trainer's own dinner for two, with this much feta in both servings together. */
const dinnerWith = (grams: number, name: string, owner: Person) => ({
  ...{ name, owner, kcal: 700, protein: 35, carbs: 85, fat: 24 },
  ingredients: [{ name: 'feta', amount: grams, unit: 'g', foodId: 'feta', grams }],
});

/** A draft that needs 50 g of a package of feta on its first day, with a dish that can use up what is left over. */
export async function aDraftWithFeta(trainer: Person) {
  const draft = await aDraft(trainer, { days: 2, cooking: 'fresh' });
  const [plate] = await recipes([
    dinnerWith(100, 'Feta Plate', trainer),
    dinnerWith(120, 'Feta Pasta', trainer),
  ]);
  await trainer.api.PATCH('/api/meal-plan/drafts/{id}', {
    params: { path: { id: draft.draftId } },
    body: { revision: draft.revision, meal: { day: 1, mealNumber: 3 }, recipeId: plate?.id, servings: 1 },
  });
  return draft;
}
