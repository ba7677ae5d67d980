import type { PlanWish } from '../src/modules/plan-model/plan.js';
import { DEFAULT_RULES } from '../src/modules/plan-model/rules/index.js';

/** A library recipe by its slug, and how many servings of it are eaten. */
type Eaten = [slug: string, servings: number];

interface DemoMeal {
  dish: Eaten;
  /** The earlier meal that the dish was cooked at. */
  leftoverOf?: [day: number, mealNumber: number];
  sides?: Eaten[];
}

export interface DemoPlan
  extends Pick<PlanWish, 'planName' | 'fitnessGoal' | 'description' | 'targets' | 'rules'> {
  /** Day by day, in the order of the day's meals. */
  meals: DemoMeal[][];
  hasPrep: boolean;
  tags: string[];
  notes: string | null;
  isTemplate: boolean;
}

/** The generator found these plans once. Every day is within its targets. */
export const demoPlans = {
  lean: {
    planName: 'Lean week',
    fitnessGoal: 'weight_loss',
    description: 'Three meals a day, high in protein. Dinners are cooked once and eaten twice.',
    targets: { calories: 1800, protein: 135, carbs: 180, fat: 60 },
    rules: DEFAULT_RULES,
    hasPrep: true,
    tags: ['high protein', 'beginners'],
    notes: 'Works for most who train three times a week.',
    isTemplate: true,
    meals: [
      [
        { dish: ['raspberry-breakfast-shake', 1] },
        { dish: ['spinach-cheddar-omelette-toast', 1.25] },
        { dish: ['white-pasta-turkey-tomato', 1] },
      ],
      [
        { dish: ['raspberry-yogurt-overnight-oats', 0.75], sides: [['side-peanut-butter', 2]] },
        { dish: ['white-pasta-turkey-tomato', 0.75], leftoverOf: [1, 3], sides: [['side-carrot-salad', 1]] },
        { dish: ['pork-tenderloin-with-apple-and-celeriac', 1.5] },
      ],
      [
        { dish: ['raspberry-breakfast-shake', 1.25] },
        { dish: ['pork-tenderloin-with-apple-and-celeriac', 1.25], leftoverOf: [2, 3] },
        {
          dish: ['salmon-creamed-spinach', 0.75],
          sides: [
            ['side-bulgur', 1.5],
            ['side-peach', 1],
          ],
        },
      ],
      [
        { dish: ['raspberry-yogurt-overnight-oats', 1], leftoverOf: [2, 1], sides: [['side-peach', 1]] },
        { dish: ['salmon-creamed-spinach', 1], leftoverOf: [3, 3], sides: [['side-whole-wheat-bread', 1]] },
        { dish: ['white-pasta-turkey-tomato', 1], leftoverOf: [1, 3] },
      ],
      [
        { dish: ['fig-walnut-honey-yogurt', 1.25] },
        { dish: ['pork-tenderloin-with-apple-and-celeriac', 1.25], leftoverOf: [2, 3] },
        { dish: ['kung-pao-chicken', 1], sides: [['side-mixed-vegetables', 1.5]] },
      ],
      [
        { dish: ['raspberry-yogurt-overnight-oats', 1], sides: [['side-peanut-butter', 1]] },
        { dish: ['kung-pao-chicken', 1], leftoverOf: [5, 3] },
        { dish: ['honey-mustard-salmon-tray', 1], sides: [['side-grapes', 1]] },
      ],
      [
        { dish: ['fig-walnut-honey-yogurt', 1], sides: [['side-whey-shake', 1]] },
        { dish: ['honey-mustard-salmon-tray', 1], leftoverOf: [6, 3], sides: [['side-grapes', 1]] },
        { dish: ['sirloin-with-sweet-potato-and-spinach', 1], sides: [['side-raspberries', 1]] },
      ],
    ],
  },
  strong: {
    planName: 'Strong start',
    fitnessGoal: 'muscle_gain',
    description: 'Four meals a day for training days.',
    targets: { calories: 2700, protein: 203, carbs: 304, fat: 75 },
    rules: DEFAULT_RULES,
    hasPrep: true,
    tags: ['muscle'],
    notes: null,
    isTemplate: false,
    meals: [
      [
        { dish: ['peach-yogurt-granola-bowl', 1.25], sides: [['side-almonds', 2]] },
        { dish: ['sesame-tuna-rice-bowl', 1.5] },
        { dish: ['iced-coffee-protein-shake', 1.25] },
        { dish: ['white-pasta-turkey-tomato', 1.5] },
      ],
      [
        { dish: ['warm-berries-yogurt-almonds', 1.5], sides: [['side-dried-apricots', 2]] },
        {
          dish: ['white-pasta-turkey-tomato', 1.25],
          leftoverOf: [1, 4],
          sides: [['side-arugula', 1]],
        },
        { dish: ['iced-coffee-oat-shake', 1.25] },
        { dish: ['steamed-sea-bass-with-ginger', 1.25] },
      ],
      [
        {
          dish: ['peach-yogurt-granola-bowl', 1.5],
          sides: [
            ['side-almonds', 1],
            ['side-dried-apricots', 1],
          ],
        },
        { dish: ['steamed-sea-bass-with-ginger', 1.5], leftoverOf: [2, 4] },
        { dish: ['banana-vanilla-milk', 1.5] },
        { dish: ['pork-tenderloin-and-sprout-tray', 1.25], sides: [['side-bulgur', 1.5]] },
      ],
      [
        { dish: ['warm-berries-yogurt-almonds', 1.25], sides: [['side-dried-apricots', 1.5]] },
        { dish: ['pork-tenderloin-and-sprout-tray', 1.25], leftoverOf: [3, 4], sides: [['side-bulgur', 1]] },
        { dish: ['iced-coffee-protein-shake', 1.5] },
        {
          dish: ['white-pasta-turkey-tomato', 1.25],
          leftoverOf: [1, 4],
          sides: [['side-arugula', 2]],
        },
      ],
    ],
  },
  green: {
    planName: 'Green days',
    fitnessGoal: 'general_health',
    description: '',
    targets: { calories: 2000, protein: 100, carbs: 250, fat: 67 },
    rules: { ...DEFAULT_RULES, dietaryTags: ['vegetarian'] },
    hasPrep: false,
    tags: ['vegetarian'],
    notes: null,
    isTemplate: false,
    meals: [
      [
        { dish: ['fig-walnut-honey-yogurt', 1], sides: [['side-medjool-dates', 1]] },
        { dish: ['egg-spinach-sandwich', 1.5] },
        { dish: ['lemon-spinach-chickpea-pasta', 1.25], sides: [['side-banana', 1]] },
      ],
      [
        { dish: ['yogurt-corn-flakes-peach', 1.5] },
        { dish: ['lemon-spinach-chickpea-pasta', 1.5], leftoverOf: [1, 3] },
        { dish: ['egg-white-fried-rice', 1] },
      ],
      [
        { dish: ['fig-walnut-honey-yogurt', 1.5], sides: [['side-orange-juice', 1]] },
        { dish: ['egg-white-fried-rice', 1], leftoverOf: [2, 3], sides: [['side-banana', 1]] },
        { dish: ['tray-tofu-potatoes-broccoli', 1] },
      ],
      [
        { dish: ['yogurt-corn-flakes-peach', 1.5], sides: [['side-walnuts', 1]] },
        { dish: ['tray-tofu-potatoes-broccoli', 1], leftoverOf: [3, 3] },
        { dish: ['lemon-spinach-chickpea-pasta', 1.25], leftoverOf: [1, 3], sides: [['side-grapes', 1]] },
      ],
    ],
  },
} satisfies Record<string, DemoPlan>;
