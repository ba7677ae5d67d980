import type { components } from '../../openapi/src/schema';
import { BROWSER_ZONE, beginEarlier, newWord, type Person, recipes } from './world.ts';

const DAY = ['breakfast', 'lunch', 'dinner'] as const;

const PREP = { totalPrepTime: 0, shoppingList: [], prepInstructions: [], storageInstructions: [] };

export interface SoupPlan {
  planName?: string;
  fitnessGoal?: components['schemas']['MealPlanResponse']['fitnessGoal'];
  clientName?: string;
  days?: number;
  hasPrep?: boolean;
  /** Each lunch but the first is what is left of the dinner before. */
  hasLeftovers?: boolean;
  /** The number of days from now until it begins. */
  begins?: number;
}

/** Creates a soup for two with something to cut, so that there is something to prepare. */
async function onionSoup(): Promise<string> {
  const weighed = (foodId: string, name: string, grams: number, note: string | null = null) => ({
    ...{ foodId, name, grams, note },
    ...{ amount: grams, unit: 'g' },
  });
  const ingredients = [
    weighed('onion', 'onion', 300, 'diced'),
    weighed('carrot', 'carrot', 200, 'sliced'),
    weighed('milk-whole', 'milk', 100),
  ];
  const [soup] = await recipes([
    { name: 'Onion soup', ingredients, kcal: 500, protein: 30, mealTypes: [...DAY] },
  ]);
  return soup?.id ?? '';
}

/** Assigns a plan of only that soup, which replaces other plans from its first day. */
export async function hold(customer: Person, trainer: Person, wish: SoupPlan = {}) {
  const {
    days = 7,
    planName = `Soup week ${newWord()}`,
    hasPrep = true,
    hasLeftovers,
    begins = 1,
    ...heading
  } = wish;
  const id = await onionSoup();
  const meals = Array.from({ length: days }, (_, day) =>
    DAY.map((mealType, meal) => ({
      day: day + 1,
      mealNumber: meal + 1,
      mealType,
      servings: 1,
      recipe: { id },
      ...(hasLeftovers && day > 0 && mealType === 'lunch' && { leftoverOf: { day, mealNumber: DAY.length } }),
    })),
  ).flat();
  const mealPlanData = {
    ...{ planName, fitnessGoal: 'weight_loss' as const, ...heading },
    ...{ dailyCalorieTarget: 1500, days, mealsPerDay: DAY.length, meals },
    ...(hasPrep && { startOfWeekMealPrep: PREP }),
  };
  const { response } = await trainer.api.POST('/api/admin/assign-meal-plan', {
    body: { mealPlanData, customerIds: [customer.id], startsOn: dayFromNow(Math.max(0, begins)) },
  });
  if (!response.ok) throw new Error(`${planName} could not be assigned: ${response.status}`);
  if (begins < 0) await beginEarlier(customer, dayFromNow(begins));
  return planName;
}

/** Returns a date in the customer's time zone. */
function dayFromNow(days: number): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: BROWSER_ZONE }).format();
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The plans of a customer in the order of their list. */
export async function readAssignedPlans({ api }: Person) {
  const { data } = await api.GET('/api/meal-plan/personalized', { params: { query: { withMeals: false } } });
  return data?.mealPlans.map(({ id, planName }) => ({ id, planName })) ?? [];
}
