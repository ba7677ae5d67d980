import type { MealType, SideKind } from '../../recipes/index.js';

/**
 * The value of a week is in the same measure as the worth of meals, where a dish of average rating is worth
 * 0.28 and one of the best rating 0.4. docs/meal-plans.md explains the weights.
 */

/** Outside its targets a day counts for nothing else: a step, and a slope that leads back. */
export const OUTSIDE = 110;
export const OUTSIDE_SLOPE = 330;

/** The loss of a meal if its energy differs from the usual share of the day by all of that share. */
export const SIZE = 0.7;

/**
 * The shares of its usual energy between which a meal of each type is in proportion, on a day of three meals or more,
 * and what a whole share beyond costs. No breakfast within them is the largest meal of three.
 */
export const PROPORTIONS: Readonly<Record<MealType, { least: number; most: number }>> = {
  breakfast: { least: 0.55, most: 1.2 },
  lunch: { least: 0.72, most: 1.2 },
  dinner: { least: 0.68, most: 1.12 },
  snack: { least: 0, most: Number.POSITIVE_INFINITY },
};
export const OUT_OF_PROPORTION = 8;

/** The loss of a breakfast, lunch, or dinner without any of the protein that belongs to 70% of its energy. */
export const LITTLE_PROTEIN = 0.3;
export const LEAST_SHARE_OF_PROTEIN = 0.7;

/** A portion by quarters of a serving. One and a half is the last that is usual; more is a last resort. */
export const PORTION_COSTS: Readonly<Record<number, number>> = {
  2: 13,
  3: 0.3,
  4: 0,
  5: 0.06,
  6: 0.12,
  7: 9,
  8: 12,
};

/** A quarter of a sandwich, toast, or bagel more or less than whole and half ones. */
export const QUARTER_OF_BREAD = 2;
/** Less than a serving where a serving is not too much for its meal. */
export const SHRUNK = 1;

/** A meal is its dish, not what is beside it: what a dish costs that has none of the energy that it should have. */
export const SMALL_DISH = 1.5;
export const LEAST_SHARE_OF_DISH = 0.55;

/** Each side has to be worth it: those that people rather eat at breakfast more so beside a lunch or dinner. */
export const SIDE: Readonly<Record<SideKind, { atBreakfast: number; atMain: number }>> = {
  starch: { atBreakfast: 0.05, atMain: 0.05 },
  bread: { atBreakfast: 0.05, atMain: 0.05 },
  vegetable: { atBreakfast: 0.1, atMain: 0.05 },
  salad: { atBreakfast: 0.1, atMain: 0.05 },
  fruit: { atBreakfast: 0.05, atMain: 0.08 },
  dairy: { atBreakfast: 0.08, atMain: 0.35 },
  nuts: { atBreakfast: 0.12, atMain: 0.6 },
  drink: { atBreakfast: 0.2, atMain: 0.5 },
  protein: { atBreakfast: 0.22, atMain: 0.35 },
};
/** A second portion of the same side, and each further one. */
export const MORE_OF_SIDE = 0.05;
/** Each serving by which a side is more than people take of it. */
export const ODD_AMOUNT = 12;
/** The same where few amounts fit into a day. */
export const ODD_AMOUNT_WHERE_FEW_FIT = 0.8;
/** A side that has more energy than a serving of its dish. */
export const LARGER_THAN_DISH = 1;
/** A side of what the dish is made of, and a savory one beside a sweet dish. */
export const UNSUITED_SIDE = 30;
/** The same side at a third meal of a week. The fourth costs twice that, and so on. */
export const SAME_SIDE = 2;
export const USUAL_USES_OF_SIDE = 2;
/** The same side beside another meal of the day, or what it is made of in another dish of it. */
export const SIDE_AGAIN = 10;
/** A dish has this much of a side's food if that is noticed: the first holds for nuts, cheese, and dried fruit. */
export const NOTICED_RICH_GRAMS = 14;
export const NOTICED_GRAMS = 45;

/** Meals above the first weight are heavy, and those above the second are hardly eaten. The one of a day may weigh more. */
export const HEAVY_GRAMS = 650;
export const MAX_GRAMS = 830;
/** A meal is large for its energy above a weight that goes by its usual energy. */
export const LARGE_GRAMS = { base: 550, ofSnack: 480, perKcal: 0.29 };
export const MAX_GRAMS_OF_ONE_LARGE_MEAL = 850;
export const HEAVY = 0.25;
export const LARGE = 10;
export const TOO_HEAVY = 40;
/** Plans with a heavier meal than this are made again where few dishes and sides fit into a day. */
export const HARDLY_EATEN_GRAMS = 900;
/**
 * The weight that no meal should exceed where few dishes fit into a day, more where it is all of a day of much energy, and
 * the cost of each gram beyond. At most it costs less than a day outside its targets.
 */
export const MOST_GRAMS_WHERE_FEW_FIT = { least: 890, perKcalOfOnlyMeal: 0.494 };
export const HARDLY_EATEN = { perGram: 4, most: 75 };

export const SODIUM_MG = 2300;
/** The cost of a day with twice that much. */
export const SODIUM = 2.5;

export const FIBER_PER_1000_KCAL = 14;
export const MAX_FIBER_GRAMS = 46;
/** The costs of a day without any fiber, and of one with twice the maximum. */
export const LITTLE_FIBER = 0.6;
export const MUCH_FIBER = 320;
/** The grams of fiber that everyone needs, and the additional cost of a day without any. */
export const LOW_FIBER = { grams: 24.5, cost: 50 };
/** The same where one large meal is all of a day. It has to be dense, which few foods with fiber are. */
export const LOW_FIBER_OF_ONE_LARGE_MEAL = { gramsPerKcal: 0.012, mostGrams: 22, cost: 300 };

export const PRODUCE_GRAMS = 480;
/** The cost of a day without any fruit or vegetables. */
export const PRODUCE = 26;

/**
 * The cost of a serving that is cooked and not eaten, of which half a serving costs a fourth, and of leaving out all but a
 * bit of a recipe.
 */
export const LEFT_SERVING = 10;
export const PART_OF_RECIPE = 7;

/** The cost of a day without any fruit, which falls to nothing at this number of portions. */
export const FRUIT = 0.4;
export const PORTIONS_OF_FRUIT = 1;

/** The cost of each food on the list of a week. */
export const FOOD = 0.14;
/** The factor for that cost, for people who want few foods and for people who want much variety. */
export const FOODS_COUNT = { few: 7, usual: 1, much: 0.3 };
/** The cost of each 100 g that are left of packages. Raw meat and fish cost more, because they keep for two days. */
export const PACKAGE_REST = 0.12;
export const RAW_MEAT_REST = 0.3;
/**
 * The costs of a last package of which nothing is used, for what spoils once it is open and for what keeps. They fall to
 * nothing once this share of the package is used.
 */
export const LAST_PACKAGE = 12;
export const LAST_PACKAGE_THAT_KEEPS = 1.5;
export const USED_SHARE_OF_PACKAGE = 0.6;
/**
 * A food of which a week needs hardly anything, and the grams from which on that costs nothing. What is not fresh comes in
 * larger packages, and no shop sells less fish.
 */
export const SPOON_OF_FOOD = 3.5;
export const LEAST_GRAMS_OF_FOOD = 22;
export const LEAST_GRAMS_OF_DRY_FOOD = 45;
export const LEAST_GRAMS_OF_PROTEIN_POWDER = 75;
export const LEAST_GRAMS_OF_FISH = 100;
/** Each food of a week that does the same as another one, besides what a food costs. */
export const TWIN = 10;
/** The cost of each minute in the kitchen, and the surcharge for each minute of hands-on work. */
export const MINUTE = 0.018;
export const HANDS_ON_MINUTE = 0.28;
/** From Monday to Friday a dish that takes longer than this is for another day, as are more minutes in all. */
export const LONG_MINUTES = 45;
export const LONG_MINUTES_OF_SMALL = 15;
export const LONG_DAY_MINUTES = 48;
export const LONG = 0.03;
/** More minutes from Monday to Friday than an evening has for them, and what each one costs besides. */
export const MOST_DAY_MINUTES = 62;
export const TOO_LONG_DAY = 3;
/** Who has little time for a meal has hardly more for the day: the minutes beyond those of one meal, and what more cost. */
export const MORE_MINUTES_THAN_OF_A_MEAL = 15;
export const MORE_THAN_ASKED = 1;
export const LONG_OF_SMALL = 0.07;
/** A breakfast that takes longer than this is for the weekend or made before, and so is a snack that takes longer. */
export const MOST_MINUTES = { breakfast: 20, snack: 10 };
export const TOO_LONG_OF_SMALL = 1.4;
/** On a day on which no lunch or dinner is cooked, a breakfast or snack beyond this is work for nothing else. */
export const MINUTES_WITHOUT_MAIN = 10;
/**
 * The minutes with a hand in it that all dishes of a day from Monday to Friday may take together before they cost more.
 */
export const HANDS_ON_OF_DAY = 46;
export const MUCH_HANDS_ON = 0.6;

/** The same main ingredient in two pots on a day. */
export const SAME_MAIN = 14;
/** The same source of protein where the main ingredient is another, as a share of that. */
export const SAME_PROTEIN = 0.8;
/** Any other ingredient that two dishes of a day are named after, as a share of that. */
export const SAME_OTHER = 1.5;
/** The same starch, or the same source of protein, in a third pot of a week. The fourth costs twice that, and so on. */
export const OFTEN_MAIN = 0.42;
export const USUAL_POTS_OF_MAIN = 2;
/** The same for eggs, breakfasts and snacks included, from the fourth pot on. */
export const USUAL_POTS_OF_EGGS = 3;
/** Eggs at one meal, and on a day by single servings, and what each more costs. */
export const EGGS_AT_A_MEAL = 4;
export const EGGS_ON_A_DAY = 5;
export const EGG_TOO_MANY = 4;
/** A lunch or dinner that shares two main ingredients with an earlier pot of the week. */
export const ALIKE = 0.6;
/** The same source of protein, or the same starch, in two pots that follow each other. */
export const PROTEIN_AGAIN = 0.3;
export const STARCH_AGAIN = 0.15;
/** A breakfast or snack that shares a main ingredient with an earlier one of the week. */
export const SAME_SMALL = 0.35;
/** The same starch in two dishes of a day, such as toast for breakfast and a sandwich for lunch. */
export const SAME_STARCH = 2;
/** A breakfast and a snack of one day in which the same food is seen, or two drinks. */
export const SAME_SMALL_OF_DAY = 9;
/** The same dish in two pots of a plan. */
export const SAME_DISH = 7;
/** A lunch or dinner that is cooked again at most so many days after it was eaten last. */
export const USUAL_REST_OF_DISH = 2;
export const SAME_DISH_SOON = 3;
/** Each lunch and dinner of a week by which one dish in two pots comes more often than this. */
export const USUAL_MEALS_OF_DISH = 3;
export const SAME_DISH_OFTEN = 5;
/**
 * The cost of two dishes of a week that are made of the same, and the share of their weight up to which that
 * is usual.
 */
export const LIKE_ANOTHER = 4;
export const USUAL_LIKENESS = 0.5;
/** So much of a food in a serving is seen. */
export const SEEN_GRAMS = 25;
/** A food that is seen at a fifth lunch or dinner of a week, from any dishes. The sixth costs twice that, and so on. */
export const SEEN_FOOD_OFTEN = 2;
export const USUAL_MEALS_OF_SEEN_FOOD = 4;
/** The same on a fourth day in a row, and on each that follows. */
export const SEEN_FOOD_ON_END = 1.2;
export const USUAL_DAYS_OF_SEEN_FOOD = 3;
/** The same grain at a fifth breakfast of a week, and any food that is seen there. The sixth costs twice that, and so on. */
export const SAME_GRAIN_OFTEN = 2;
export const SAME_BREAKFAST_FOOD = 6;
export const USUAL_BREAKFASTS_OF_ONE = 4;
/** So much of a food in a breakfast is seen, such as a spoon of peanut butter. */
export const SEEN_GRAMS_AT_BREAKFAST = 14;
/** The same pulse in two dishes of a day, besides what the same main ingredient costs. */
export const SAME_PULSE = 1;
/**
 * The cost of each pot of one form (soups, bowls, or plates) beyond this share of a week's pots for lunch and
 * dinner.
 */
export const SAME_FORM = 0.12;
export const USUAL_SHARE_OF_FORM = 0.5;
/** The cost of each pot from one cuisine beyond a third of them. */
export const SAME_CUISINE = 0.05;
/** Fish in up to two pots of a week, each, and what each pot beyond costs. */
export const FISH = 0.12;
export const USUAL_FISH = 2;
export const MUCH_FISH = 0.3;
/** Tofu, seitan, and the like where nobody asked for plants, each meal. */
export const UNASKED_SOY = 4;
/** The same for vegetarians and vegans who did not name them. */
export const SOY_WITHOUT_MEAT = 0.15;
export const LIKED = 4.8;
/** A meal with bread, potatoes, rice, and the like, in its dish or beside it, for people who asked for few carbs. */
export const STARCH_OF_LOW_CARB = 2;
export const TASTE = 0.4;
export const LOT = 0.5;
