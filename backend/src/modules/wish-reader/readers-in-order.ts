import { readAllowedFoods } from './allowed-foods.js';
import { readBareMealEnergy } from './bare-energy.js';
import { readBodyWeight } from './body-weight.js';
import { readCarbLoading } from './carb-loading.js';
import { readChildsAge } from './childrens-ages.js';
import { readCompound } from './compounds.js';
import { readCookingHabit } from './cooking-habits.js';
import { readCookingTime } from './cooking-times.js';
import { readCountedMeals } from './counted-meals.js';
import { readDailyBound, readLowContent } from './daily-bounds.js';
import { dateReader } from './dates.js';
import { readDaysWithoutCooking } from './days-without-cooking.js';
import { readDiet, readMixedDiet, readWay } from './diets.js';
import { readDuration } from './durations.js';
import { readEnergy } from './energy.js';
import { readEnergyBalance } from './energy-balance.js';
import { readExclusion, readFreeOf, readNoRestriction } from './exclusions.js';
import { readGoal, readWeightChange } from './goals.js';
import { readIngredientCount } from './ingredient-count.js';
import { readKeyValue } from './key-value.js';
import { readLikes } from './likes.js';
import { readLetters } from './macro-letters.js';
import { readShare, readSplit } from './macro-split.js';
import { readMacro } from './macros.js';
import { readMealCount } from './meal-count.js';
import { readCountedType, readMealList } from './meal-list.js';
import { readMealPrep, readShoppingList } from './meal-prep.js';
import { readMildFood } from './mild-food.js';
import { customerFirstNameReader, customerReader, readFirstName, readNamed } from './names.js';
import { readNoPromise } from './no-promise.js';
import { readOnlyFoods } from './only-foods.js';
import { readPlanName } from './plan-names.js';
import { readRepetition } from './repetition.js';
import { readSideRemark } from './side-remarks.js';
import { readSingleMeal } from './single-meals.js';
import { readSkippedMeal } from './skipped-meals.js';
import { readUnreadAllergy } from './unread-allergies.js';
import { readWantedVariety } from './wanted-variety.js';
import type { WishContext } from './wish.js';
import type { Reader } from './wish-text.js';

/**
 * All readers in the order in which they run. A reader claims the words that it understands, and the readers behind it
 * no longer see them. So a reader that knows a whole phrase comes before one that would be content with a part of it.
 *
 * A comment says which reader behind has to come later, with a wish that it would spoil otherwise. Each stands
 * in the corpus or in a spec, which fail where the order is another. A reader without a comment has taken nothing from those behind it in the 900 sentences that
 * these hold, wherever it stood.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it is one list, and its order is what matters
export const readersInOrder = ({ today, customers = [] }: WishContext): Reader[] => [
  // Before readNamed takes "for my toddler" for a name.
  readChildsAge,
  // Names first, since they may be made of any words.
  readPlanName,
  // The whole name of a customer, before readNamed sees only its first word: "for my client Ben Ó Briain".
  customerReader(customers),
  // Names that something introduces, before readFirstName guesses at others: "for Grace".
  readNamed,
  // The first name of a customer is surer than a first name: "Anna Maria".
  customerFirstNameReader(customers),

  // Words that take something back, before readExclusion: "ok not wheat, just milk and eggs".
  readSideRemark,
  // Before readExclusion and readUnreadAllergy: "eats everything but tuna", "allergies: none".
  readNoRestriction,
  // Before readNoPromise, which knows "spicy" alone, and readExclusion, which would miss "nothing spicy".
  readMildFood,
  // Before readDuration takes "T1D" for a day, readWay "low sodium", readCompound "Histaminintoleranz", and readUnreadAllergy
  // "nickel allergy".
  readNoPromise,
  // Before readBodyWeight: "80 kg, carb load" says what the weight is good for.
  readCarbLoading,

  // Before readEnergy takes what someone burns for the target, and readGoal "maintenance" for the goal: "maintenance 2400".
  readEnergyBalance,
  // Before readDuration: "no repeats within 3 days".
  readRepetition,
  readIngredientCount,
  // Before readShoppingList: "short shopping list".
  readWantedVariety,
  readMealPrep,
  readShoppingList,
  // Before readLetters: "calories=2000 protein=150g days=7".
  readKeyValue,

  // Numbers, those that belong together before single ones. A split, before readMacro: "30/40/30 protein/carbs/fat".
  readSplit,
  // Before readMacro: "protein 150g carbs 200g", where each name belongs to the number behind it.
  readLetters,
  readShare,
  // Before readEnergy: "4 meals x 450 kcal".
  readCountedMeals,
  // Before readMacro ("dinner under 500 calories and 20g carbs") and all that count meals: "no dinner above 500 kcal", "lunch
  // and dinner under 600 kcal", "3 meals of 500 kcal".
  readEnergy,
  // Before readBodyWeight: "weighs 80 kg, 2 g protein per kg" says what the weight is good for.
  readMacro,
  readDailyBound,
  readLowContent,
  // Before readGoal: "6 kg abnehmen".
  readWeightChange,
  readBodyWeight,
  readSingleMeal,
  // Before readDuration takes the week: "unter der Woche höchstens 20 Minuten".
  readCookingTime,
  // Behind readCookingTime: "no cooking on weekdays over 15 minutes". Before readCookingHabit: "no time to cook on Fridays".
  readDaysWithoutCooking,
  // Before dateReader and readDuration: "cooks on Sundays", "cook twice a week". Before readLikes and readExclusion: "likes leftovers".
  readCookingHabit,
  readBareMealEnergy,

  // Days and meals. A date, before readDuration: "next week".
  dateReader(today),
  readSkippedMeal,
  // Before readMealCount ("breakfast, lunch, dinner and two snacks"), readCountedType ("3 dinners only"), readDuration ("a week of
  // dinners"), and readDiet ("vegan lunch and dinner plan").
  readMealList,
  readMealCount,
  readCountedType,
  readDuration,

  // Foods. Those that are fine come before readExclusion: "No beef or lamb, chicken & turkey fine".
  readOnlyFoods,
  readAllowedFoods,
  // Before readDiet: "vegetarian but eats fish".
  readMixedDiet,
  readWay,
  readCompound,
  // Before readDiet ("dairy and gluten free"), readExclusion ("dairy free except whey"), and readUnreadAllergy ("nut allergy").
  readFreeOf,
  // Before readExclusion: "sin gluten" is the tag and not a food.
  readDiet,
  // Before readLikes ("likes oats, no onions") and readUnreadAllergy ("allergic to peanuts").
  readExclusion,
  readLikes,
  // The last readers: a remaining allergy is asked about, and a word that looks like a first name is taken as one.
  readUnreadAllergy,
  readGoal,
  readFirstName,
];
