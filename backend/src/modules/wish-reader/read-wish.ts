import { readAllowedFoods } from './allowed-foods.js';
import { readAside } from './asides.js';
import { readBareEnergy, readBareMealEnergy } from './bare-energy.js';
import { readBodyWeight } from './body-weight.js';
import { readCompound } from './compounds.js';
import { readCookingTime } from './cooking-times.js';
import { readCountedMeals } from './counted-meals.js';
import { dateReader } from './dates.js';
import { readDiet, readMixedDiet, readWay } from './diets.js';
import { readDuration } from './durations.js';
import { readEnergy } from './energy.js';
import { readEnergyBalance } from './energy-balance.js';
import { readExclusion, readFreeOf, readNoRestriction } from './exclusions.js';
import { readGoal, readWeightChange } from './goals.js';
import { readLabelled } from './labelled.js';
import { leftoversOf } from './leftovers.js';
import { readLikes } from './likes.js';
import { readLetters } from './macro-letters.js';
import { readShare, readSplit } from './macro-split.js';
import { readMacro } from './macros.js';
import { readMealCount } from './meal-count.js';
import { readCountedType, readMealList } from './meal-list.js';
import { customerFirstNameReader, customerReader, readFirstName, readNamed } from './names.js';
import { readNoPromise } from './no-promise.js';
import { readOnlyFoods } from './only-foods.js';
import { readPlanName } from './plan-names.js';
import type { NotTaken } from './said-wish.js';
import { settle } from './settled.js';
import { readSingleMeal } from './single-meals.js';
import { readSkippedMeal } from './skipped-meals.js';
import { readUnreadAllergy } from './unread-allergies.js';
import { readIngredientCount, readMealPrep, readRepetition, readShoppingList } from './variety.js';
import { MOST_CHARACTERS, type ReadWish, type WishContext } from './wish.js';
import { type Reader, WishText } from './wish-text.js';

/** In the order in which they may claim words: who is surest of the words comes first. */
const readers = ({ today, customers = [] }: WishContext): Reader[] => [
  readPlanName,
  customerReader(customers),
  readNamed,
  customerFirstNameReader(customers),
  readAside,
  readNoRestriction,
  readNoPromise,
  readEnergyBalance,
  readRepetition,
  readIngredientCount,
  readMealPrep,
  readShoppingList,
  readLabelled,
  readSplit,
  readLetters,
  readShare,
  readCountedMeals,
  readEnergy,
  readMacro,
  readWeightChange,
  readBodyWeight,
  readSingleMeal,
  readCookingTime,
  readBareMealEnergy,
  dateReader(today),
  readSkippedMeal,
  readMealList,
  readMealCount,
  readCountedType,
  readDuration,
  readOnlyFoods,
  readAllowedFoods,
  readMixedDiet,
  readWay,
  readCompound,
  readFreeOf,
  readDiet,
  readExclusion,
  readLikes,
  readUnreadAllergy,
  readGoal,
  readFirstName,
];

/** Reads a wish by rules. What they did not understand is listed; what they assumed bears the reason. */
export function readWish(wish: string, context: WishContext): ReadWish {
  const { text, notes } = shortened(wish);
  for (const reader of readers(context)) text.sweep(reader);
  if (!text.findings.some(({ field }) => ENERGIES.includes(field))) {
    text.sweep(readBareEnergy);
  }
  const { values, notes: settled, notTaken } = settle(text.findings);
  return {
    values,
    notTaken: gravestFirst([...text.notTaken, ...notTaken]),
    notUnderstood: leftoversOf(text),
    notes: [...notes, ...text.notes, ...settled],
    readBy: 'rules',
  };
}

const ENERGIES: string[] = ['dailyCalorieTarget', 'mealCalories', 'burnedCalories', 'maintenanceCalories'];

/** Words about possible harm are read before anything else. */
export const gravestFirst = (all: NotTaken[]): NotTaken[] => [
  ...all.filter(({ mustAsk }) => mustAsk),
  ...all.filter(({ mustAsk }) => !mustAsk),
];

export function shortened(wish: string): { text: WishText; notes: string[] } {
  const whole = wish.normalize('NFC').trim();
  const cut = whole.slice(0, MOST_CHARACTERS);
  const notes = cut === whole ? [] : [`Only the first ${MOST_CHARACTERS} characters were read.`];
  return { text: new WishText(cut), notes };
}
