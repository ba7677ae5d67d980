import { type Person, recipes } from './world.ts';

interface Wish {
  planName: string;
  days?: number;
  clientName?: string;
  notes?: string;
  tags?: string[];
  isTemplate?: boolean;
}

const day = ['breakfast', 'lunch', 'dinner'] as const;

const mealsOf = (made: { id: string }[], days: number) =>
  Array.from({ length: days }, (_, index) =>
    day.map((mealType, meal) => ({
      day: index + 1,
      mealNumber: meal + 1,
      mealType,
      recipe: { id: made[meal]?.id ?? '' },
    })),
  ).flat();

/** Creates a saved plan of a trainer or an admin from public recipes. */
export async function savedPlan({ api }: Person, { planName, days = 1, clientName, ...shelf }: Wish) {
  const made = await recipes([{ name: 'Porridge' }, { name: 'Lentil soup' }, { name: 'Curry' }]);
  const mealPlanData = { planName, days, clientName, meals: mealsOf(made, days) };
  const { data } = await api.POST('/api/trainer/meal-plans', { body: { mealPlanData, ...shelf } });
  if (!data) throw new Error(`${planName} could not be saved`);
  return data.mealPlan;
}

/** Returns the name of the plan that a customer follows or will follow. */
export async function readFollowedPlan({ api }: Person): Promise<string | undefined> {
  const { data } = await api.GET('/api/meal-plan/personalized', { params: { query: { withMeals: false } } });
  return data?.mealPlans.find(({ status }) => status !== 'past')?.planName;
}
