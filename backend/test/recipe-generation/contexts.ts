import { ANYTHING, type GenerationOrder } from '../../src/modules/recipe-generation/proposals/order.js';

/** Orders that are typical of admins. The list was written before anything was measured with it. */
const ASKED: Record<string, Partial<GenerationOrder>> = {
  'a vegan dinner with 35 g of protein and up to 500 kcal': {
    mealTypes: ['dinner'],
    dietaryTags: ['vegan'],
    maxCalories: 500,
    minProtein: 35,
  },
  'a keto breakfast in 15 minutes': { mealTypes: ['breakfast'], dietaryTags: ['keto'], maxPrepTime: 15 },
  'a gluten-free snack up to 300 kcal': {
    mealTypes: ['snack'],
    dietaryTags: ['gluten-free'],
    maxCalories: 300,
  },
  'a chicken lunch with 40 g of protein in an hour': {
    mealTypes: ['lunch'],
    mainIngredient: 'chicken',
    minProtein: 40,
    maxPrepTime: 60,
  },
  'a vegetarian dinner in half an hour': {
    mealTypes: ['dinner'],
    dietaryTags: ['vegetarian'],
    maxPrepTime: 30,
    maxCalories: 800,
  },
  'a paleo dinner': { mealTypes: ['dinner'], dietaryTags: ['paleo'], maxPrepTime: 60 },
  'a low-carb lunch up to 500 kcal': {
    mealTypes: ['lunch'],
    dietaryTags: ['low-carb'],
    maxCalories: 500,
  },
  'a high-protein breakfast of about 500 kcal to lose weight': {
    mealTypes: ['breakfast'],
    dietaryTags: ['high-protein'],
    targetCalories: 500,
    fitnessGoal: 'weight_loss',
    maxPrepTime: 30,
  },
  'a vegan breakfast': { mealTypes: ['breakfast'], dietaryTags: ['vegan'] },
  'a high-protein snack up to 300 kcal': {
    mealTypes: ['snack'],
    dietaryTags: ['high-protein'],
    maxCalories: 300,
  },
  'a keto dinner with 30 g of protein': {
    mealTypes: ['dinner'],
    dietaryTags: ['keto'],
    minProtein: 30,
  },
  'a salmon dinner': { mealTypes: ['dinner'], mainIngredient: 'salmon' },
  'a dinner for 2,000 kcal a day to lose weight': {
    mealTypes: ['dinner'],
    targetCalories: 666,
    fitnessGoal: 'weight_loss',
  },
  'a lunch for 3,000 kcal a day to gain muscle': {
    mealTypes: ['lunch'],
    targetCalories: 1000,
    fitnessGoal: 'muscle_gain',
  },
  'a vegetarian lunch with little fat': {
    mealTypes: ['lunch'],
    dietaryTags: ['vegetarian'],
    minCarbs: 30,
    maxCarbs: 70,
    maxFat: 20,
  },
  'a gluten-free breakfast in half an hour': {
    mealTypes: ['breakfast'],
    dietaryTags: ['gluten-free'],
    maxPrepTime: 30,
  },
  'a vegan meal of tofu': { mealTypes: ['lunch', 'dinner'], dietaryTags: ['vegan'], mainIngredient: 'tofu' },
  'a low-carb snack in 15 minutes': {
    mealTypes: ['snack'],
    dietaryTags: ['low-carb'],
    maxPrepTime: 15,
  },
  'a beef dinner in an hour': {
    mealTypes: ['dinner'],
    mainIngredient: 'beef',
    maxPrepTime: 60,
    maxCalories: 800,
  },
  'a lean dinner': { mealTypes: ['dinner'], maxFat: 15, minProtein: 30, maxCalories: 500 },
};

export const CONTEXTS: readonly (readonly [name: string, order: GenerationOrder])[] = Object.entries(
  ASKED,
).map(([name, asked]) => [name, { ...ANYTHING, ...asked }]);
