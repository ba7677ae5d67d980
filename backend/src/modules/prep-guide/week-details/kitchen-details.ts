import { handsOnMinutesOfMeal, listMade, recipesById } from '../../plan-model/index.js';
import { MAX_GRAMS_OF_MEAL, MAX_USUAL_SERVINGS, MAX_WEEKDAY_MINUTES } from './aims.js';
import type { DetailedDay, DetailedMeal, DetailedWeek } from './detailed-week.js';
import { countedMeals, countedServings, listed, rangeText, type WeekDetail, whole } from './words.js';

interface Cooked {
  name: string;
  minutes: number;
  place: string;
  isWeekday: boolean;
}

/** Names the longest cooking from Monday to Friday, or of the week if its days have no dates. */
export function describeLongestCooking({ plan, days }: DetailedWeek): WeekDetail | null {
  const recipes = recipesById(plan);
  const cooked = days.flatMap(({ isWeekday, name: day, meals }) =>
    meals.flatMap(({ meal }) =>
      listMade(meal).flatMap(({ recipeId }): Cooked[] => {
        const recipe = recipes.get(recipeId);
        if (!recipe) return [];
        const minutes = recipe.prepTimeMinutes + recipe.cookTimeMinutes;
        return [{ name: recipe.name, minutes, place: day, isWeekday }];
      }),
    ),
  );
  const hasDates = plan.startsOn !== '';
  const compared = hasDates ? cooked.filter(({ isWeekday }) => isWeekday) : cooked;
  if (compared.length === 0) return null;
  const longest = compared.reduce((one, other) => (other.minutes > one.minutes ? other : one));
  const most = plan.rules.weekdayMinutes ?? MAX_WEEKDAY_MINUTES;
  const long = compared.filter(({ minutes }) => minutes > most).length;
  return {
    title: hasDates ? 'Longest cooking from Monday to Friday' : 'Longest cooking',
    text: `${longest.name} on ${longest.place}, ${whole(longest.minutes)} min`,
    missed: hasDates && long > 0 ? `${countedTimes(long)} more than ${whole(most)} min` : null,
  };
}

const countedTimes = (count: number): string => (count === 1 ? 'Once' : `${count} times`);

export function describeHandsOn({ plan, days }: DetailedWeek): WeekDetail | null {
  const recipes = recipesById(plan);
  const minutesOn = ({ meals }: DetailedDay) =>
    meals.reduce((sum, { meal }) => sum + handsOnMinutesOfMeal(meal, recipes), 0);
  const [first, ...others] = days;
  if (!first) return null;
  const most = others.reduce((one, other) => (minutesOn(other) > minutesOn(one) ? other : one), first);
  const onMost = days.length > 1 ? `, most on ${most.name}` : '';
  return {
    title: 'Hands-on time',
    text: `${rangeText(days.map(minutesOn))} min a day${onMost}`,
    missed: null,
  };
}

export function describePortions({ meals }: DetailedWeek): WeekDetail {
  const large = meals.filter(({ meal }) => meal.servings > MAX_USUAL_SERVINGS);
  const most = Math.max(...meals.map(({ meal }) => meal.servings));
  return {
    title: 'Largest portion',
    text: countedServings(most),
    missed:
      large.length > 0 ? `More than ${MAX_USUAL_SERVINGS} servings at ${countedMeals(large.length)}` : null,
  };
}

/** The weight of all ingredients as they are bought, with the water and broth that recipes name. */
const gramsOf = ({ eaten }: DetailedMeal): number =>
  eaten.reduce((sum, { recipe, servings }) => {
    const whole = recipe.ingredientsJson.reduce((grams, one) => grams + (one.grams ?? 0), 0);
    return sum + (whole * servings) / recipe.servings;
  }, 0);

export function describeHeaviestMeal({ meals }: DetailedWeek): WeekDetail {
  const weighed = meals.map((one) => ({ ...one, grams: Math.round(gramsOf(one)) }));
  const heaviest = weighed.reduce((one, other) => (other.grams > one.grams ? other : one));
  const heavy = weighed.filter(({ grams }) => grams > MAX_GRAMS_OF_MEAL);
  return {
    title: 'Heaviest meal',
    text: `${heaviest.dish.name}, ${heaviest.place}, ${whole(heaviest.grams)} g`,
    missed:
      heavy.length > 0
        ? `More than ${MAX_GRAMS_OF_MEAL} g: ${listed(heavy.map(({ place }) => place))}`
        : null,
  };
}
