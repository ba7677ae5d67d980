import type { CookedPlan, MealPrep, Plan, PrepStep, StorageAdvice } from '../plan-model/index.js';
import { type ChopTask, planChopping } from './chopping.js';
import { type Component, planComponents } from './components.js';
import { dishTasks } from './dish-tasks.js';
import { type Dish, dishAdvice, planDishes } from './dishes.js';
import { leftoverAdvice } from './leftover-storage.js';
import type { PrepTask } from './prep-task.js';
import { cutAdvice, ofTheDayAdvice, rawAdvice } from './raw-storage.js';
import { startEarlyAdvice } from './resting.js';
import { findMixtures } from './sauces.js';
import { lengthOf, type Scheduled, schedule } from './schedule.js';
import { makeShoppingList } from './shopping-list.js';
import { lastDayInFridge } from './storage.js';
import { collectUses, type Use, type Week } from './uses.js';
import { weekOf } from './weeks.js';

/**
 * The preparation at the start of one week of the plan. Each week has its own, because weeks differ and nothing is
 * cooked for longer than it keeps.
 */
export function planMealPrep(plan: CookedPlan & Pick<Plan, 'days'>, week = 1): MealPrep {
  const days = weekOf(plan, week);
  const own: Week = { days, uses: collectUses(plan, days) };
  const { tasks, advice } = workOf(own);
  const scheduled = schedule(tasks);
  return {
    totalPrepTime: lengthOf(scheduled),
    shoppingList: makeShoppingList(plan, days),
    prepInstructions: scheduled.map(stepOf),
    storageInstructions: advice,
  };
}

function workOf(week: Week): { tasks: PrepTask[]; advice: StorageAdvice[] } {
  const dishes = planDishes(week);
  const cookedAtOnce = new Set(dishes.flatMap(({ uses }) => uses));
  const isCookedAtOnce = (use: Use) => cookedAtOnce.has(use);
  const components = planComponents(week, isCookedAtOnce);
  const chopping = planChopping(week, isCookedAtOnce);
  const mixtures = findMixtures(week, isCookedAtOnce);
  const work = inOrder(
    components.flatMap(({ tasks }) => tasks),
    chopping,
    dishTasks(dishes, chopping),
    mixtures.tasks,
  );
  return {
    tasks: work.length > 0 ? [...work, lastTask(week, work, dishes, components)] : [],
    advice: [
      ...dishes.map((dish) => dishAdvice(dish, week)),
      ...leftoverAdvice(week, isCookedAtOnce),
      ...components.flatMap(({ advice }) => advice),
      ...mixtures.advice,
      ...cutAdvice(
        week,
        chopping.flatMap(({ uses }) => uses),
        isCookedAtOnce,
      ),
      ...rawAdvice(week, isCookedAtOnce),
      ...ofTheDayAdvice(week, isCookedAtOnce),
      ...startEarlyAdvice(week, (recipe) => dishes.some((dish) => dish.recipe === recipe)),
    ],
  };
}

/**
 * Starts with what simmers by itself, then what dishes depend on, then dishes from the longest one, with manual work
 * in between.
 */
function inOrder(
  components: PrepTask[],
  chopping: ChopTask[],
  dishes: PrepTask[],
  mixtures: PrepTask[],
): PrepTask[] {
  const longestFirst = (tasks: PrepTask[]) => tasks.toSorted((a, b) => b.passive - a.passive);
  const isWaitedFor = (task: PrepTask) => dishes.some(({ after }) => after.includes(task));
  const independent = dishes.filter(({ after, passive }) => after.length === 0 && passive > 0);
  return [
    ...longestFirst([...components, ...independent]),
    ...chopping.filter(isWaitedFor),
    ...longestFirst(dishes.filter((dish) => !independent.includes(dish))),
    ...chopping.filter((task) => !isWaitedFor(task)),
    ...mixtures,
  ];
}

const MINUTES_OF_A_BOX = 1;
const MAX_MINUTES_OF_BOXES = 15;

function lastTask(week: Week, work: PrepTask[], dishes: Dish[], components: Component[]): PrepTask {
  const boxes = work.length + dishes.reduce((sum, { servings }) => sum + Math.ceil(servings), 0);
  const kinds = [...dishes.map(({ storage }) => storage), ...components.flatMap((one) => one.kinds)];
  const rice = kinds.some((kind) => kind === 'rice' || kind === 'rice dish') ? ', rice for one' : '';
  return {
    instruction: `Let everything cool, for two hours at most${rice}. Divide it into portions, and label each container with what it is and the day it is for.${freezing(week, dishes)}`,
    ingredients: [],
    handsOn: 5 + Math.min(MAX_MINUTES_OF_BOXES, boxes * MINUTES_OF_A_BOX),
    passive: 0,
    place: null,
    after: work,
  };
}

/** Each dish names its days in the storage advice. */
function freezing({ days }: Week, dishes: Dish[]): string {
  const isLate = dishes.some((dish) => dish.days.some((day) => day > lastDayInFridge(dish.storage, days)));
  return isLate ? ' Freeze the portions for later days.' : '';
}

const stepOf = ({ task, start, end }: Scheduled<PrepTask>, index: number): PrepStep => ({
  step: index + 1,
  instruction: task.instruction,
  estimatedTime: end - start,
  ingredients: task.ingredients,
});
