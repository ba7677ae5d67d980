import { cookedDishes, ingredientsNeeded } from './counter/cooked-dishes.mjs';
import { eatenMeals, gramsOf } from './counter/eaten-meals.mjs';
import { minutesOf } from './counter/kitchen.mjs';
import { purchasesOf } from './counter/purchases.mjs';

/** A week as lines of text, to be judged by eye. */
export function readWeek({ plan, read, counted }, { foods, choosePackages, certify }) {
  const meals = eatenMeals(plan);
  const { days } = certify(plan);
  const lines = counted.days.map((figures, at) => [
    '',
    dayLine(figures, days[at]),
    ...meals.filter(({ day }) => day === figures.day).map(mealLine),
  ]);
  const { calories, protein, carbs, fat } = plan.targets;
  return [
    `${plan.planName}: ${calories} kcal, protein ${protein} g, carbs ${carbs} g, fat ${fat} g a day`,
    ...wordsLines(read),
    ...lines.flat(),
    '',
    ...purchaseLines(plan, meals, { foods, choosePackages }),
    ...(counted.brokenRules.length > 0 ? [`Rules that do not hold: ${counted.brokenRules.join(', ')}`] : []),
  ].join('\n');
}

const wordsLines = (read) =>
  read
    ? [
        `Not taken: ${read.notTaken.map(({ words }) => words).join('; ') || 'nothing'}`,
        `Not understood: ${read.notUnderstood.join('; ') || 'nothing'}`,
      ]
    : [];

function dayLine({ day, fiber, sodium, produce, minutes, handsOn }, { actual, holds }) {
  const totals = `${whole(actual.calories)} kcal, P ${whole(actual.protein)} C ${whole(actual.carbs)} F ${whole(actual.fat)}`;
  const others = `fiber ${whole(fiber)} g, sodium ${whole(sodium)} mg, produce ${whole(produce)} g`;
  const time = `${whole(minutes)} min (hands-on ${whole(handsOn)})`;
  return `Day ${day}${holds ? '' : ' (NOT within its tolerance)'}: ${totals}; ${others}; ${time}`;
}

function mealLine(meal) {
  const { mealType, dish, sides, isLeftover, pot } = meal;
  const parts = [dish, ...sides].map(({ recipe, servings }) => `${recipe.name} x ${servings}`);
  const [day, mealNumber] = pot.split(':');
  const origin = isLeftover ? ` [left over from day ${day}, meal ${mealNumber}]` : '';
  return `  ${mealType.padEnd(10)}${parts.join(' + ')}${origin}  ${whole(gramsOf(meal))} g, ${whole(minutesOf(meal))} min`;
}

function purchaseLines({ rules }, meals, { foods, choosePackages }) {
  const dishes = cookedDishes(meals, rules);
  const bought = purchasesOf(ingredientsNeeded(dishes, meals), foods).filter(({ isStaple }) => !isStaple);
  const rests = bought.flatMap((line) => {
    const chosen = choosePackages(line);
    return chosen && chosen.leftOverGrams >= 1
      ? [`${line.name} ${whole(chosen.leftOverGrams)} of ${whole(chosen.count * chosen.gramsOfOne)} g`]
      : [];
  });
  const left = dishes.flatMap(({ recipe, eaten, made }) =>
    made > eaten ? [`${recipe.name} ${made - eaten} of ${made} servings`] : [],
  );
  const names = bought.map(({ name, grams }) => `${name} ${whole(grams)} g`);
  return [
    `To buy, ${bought.length} foods without staples: ${names.join(', ')}`,
    `Left in packages: ${rests.join(', ') || 'nothing'}`,
    `Left of dishes: ${left.join(', ') || 'nothing'}`,
  ];
}

const whole = (value) => Math.round(value).toLocaleString('en');
