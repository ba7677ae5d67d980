import type { Food } from '../foods/index.js';
import { restMinutesOf } from '../plan-model/index.js';
import { estimateAttended, usesOven } from '../recipes/index.js';
import type { ChopTask } from './chopping.js';
import { isCookedComponent } from './components.js';
import { leftText } from './cooking-text.js';
import type { Dish } from './dishes.js';
import { distinct } from './grouping.js';
import type { PrepTask } from './prep-task.js';
import { hoursText } from './resting.js';
import { ingredientsOf, type Use } from './uses.js';
import { inDays, listed, servingsOf, shortName } from './wording.js';

const MIN_HANDS_ON = 5;

/** Each cooked dish is a task of its own, and all cold dishes together are one more. */
export function dishTasks(dishes: Dish[], chopping: ChopTask[]): PrepTask[] {
  const cold = dishes.filter(({ group }) => group === 'cold');
  const cooked = dishes.filter(({ group }) => group !== 'cold').map((dish) => cookedTask(dish, chopping));
  return cold.length > 0 ? [...cooked, coldTask(cold, chopping)] : cooked;
}

function cookedTask(dish: Dish, chopping: ChopTask[]): PrepTask {
  const { cookTimeMinutes, instructionsText } = dish.recipe;
  const attended = estimateAttended(cookTimeMinutes, instructionsText);
  return {
    instruction: `${dish.group === 'baked' ? 'Bake' : 'Cook'} ${portionsOf(dish)}${leftForTheDay(dish)}`,
    ingredients: ingredientsOf(dish.uses.filter(isInDish)),
    handsOn: mixing(dish, chopping) + attended,
    passive: cookTimeMinutes - attended,
    place: usesOven(instructionsText) ? 'oven' : 'hob',
    after: waitedFor([dish], chopping),
  };
}

const coldTask = (dishes: Dish[], chopping: ChopTask[]): PrepTask => ({
  instruction: dishes.map((dish) => `Make ${portionsOf(dish)}${leftForTheDay(dish)}`).join(' '),
  ingredients: ingredientsOf(dishes.flatMap(({ uses }) => uses.filter(isInDish))),
  handsOn: dishes.reduce((sum, dish) => sum + mixing(dish, chopping), 0),
  passive: 0,
  place: null,
  after: waitedFor(dishes, chopping),
});

/**
 * The preparation time of the recipe, half as long again for each additional batch, minus the time for vegetables
 * that have already been cut.
 */
function mixing({ recipe, servings }: Dish, chopping: ChopTask[]): number {
  const chopped = chopping.reduce((sum, task) => sum + task.minutesOf(recipe.id), 0);
  const times = Math.max(1, servings / recipe.servings);
  return Math.max(MIN_HANDS_ON, Math.round((recipe.prepTimeMinutes * (1 + times)) / 2 - chopped));
}

const waitedFor = (dishes: Dish[], chopping: ChopTask[]): ChopTask[] =>
  chopping.filter(({ uses }) => uses.some((use) => dishes.some((dish) => dish.uses.includes(use))));

/** The fridge works while other things are made, so a rest is named and takes none of the morning. */
function portionsOf({ recipe, servings, left, days }: Dish): string {
  const rest = restMinutesOf(recipe);
  const resting = rest > 0 ? ` It then rests for ${hoursText(rest)} before it is ready.` : '';
  const rests = left > 0 ? `; ${leftText(left)}` : '';
  return `${servingsOf(servings)} of ${recipe.name} for ${inDays(days)}${rests}.${resting}`;
}

/** Rice and the like is cooked separately for all dishes, and foods added late wait for the day. */
const isInDish = ({ food }: Use): boolean =>
  !(food && (isAddedLate(food) || isPasta(food) || isCookedComponent(food)));

/** These foods wilt or brown once they are in the pot. */
const isAddedLate = ({ id }: Food): boolean =>
  /^(avocado|cilantro|chives|(basil|dill|mint|parsley)-fresh)$/.test(id);

const isPasta = ({ id }: Food): boolean => /^(pasta|spaghetti|noodles)(?!.*-cooked)/.test(id);

function leftForTheDay({ uses }: Dish): string {
  const foods = distinct(uses.flatMap(({ food }) => food ?? []));
  const boiled = foods.filter(isPasta).map(shortName);
  const added = foods.filter(isAddedLate).map(shortName);
  return [
    boiled.length > 0 ? ` Boil the ${listed(boiled)} on the day.` : '',
    added.length > 0 ? ` Add the ${listed(added)} on the day.` : '',
  ].join('');
}
