import type { PlanWish } from '../src/modules/plan-model/plan.js';
import { DEFAULT_RULES } from '../src/modules/plan-model/rules/index.js';

/** A library recipe by its slug, and how many servings of it are eaten. */
type Choice = [slug: string, servings: number];

export interface DemoPlan
  extends Pick<PlanWish, 'planName' | 'fitnessGoal' | 'description' | 'targets' | 'rules'> {
  /** Day by day, in the order of the day's meals. */
  choices: Choice[][];
  hasPrep: boolean;
  tags: string[];
  notes: string | null;
  isTemplate: boolean;
}

/** The generator found this plan once. Every day is within its targets. */
export const demoPlans = {
  lean: {
    planName: 'Lean week',
    fitnessGoal: 'weight_loss',
    description: 'Three filling meals a day, high in protein. Most dinners are done in half an hour.',
    targets: { calories: 1800, protein: 135, carbs: 180, fat: 60 },
    rules: DEFAULT_RULES,
    hasPrep: true,
    tags: ['high protein', 'beginners'],
    notes: 'Works for most who train three times a week.',
    isTemplate: true,
    choices: [
      [
        ['raspberry-yogurt-overnight-oats', 1.25],
        ['salmon-sweet-potato-quinoa-bowl', 0.75],
        ['beef-bibimbap', 1],
      ],
      [
        ['huevos-rancheros', 1],
        ['teriyaki-chicken-rice-bowl', 1],
        ['thai-peanut-soy-bowl', 1],
      ],
      [
        ['steak-and-eggs-blistered-tomatoes', 1],
        ['gigantes-butter-beans', 1.25],
        ['turkey-sausage-and-sprout-tray', 0.75],
      ],
      [
        ['tuna-cottage-cheese-melt', 1],
        ['harissa-chicken-couscous-pan', 1],
        ['tofu-pad-thai', 1],
      ],
      [
        ['chicken-egg-white-breakfast-burrito', 1],
        ['caprese-ciabatta', 1],
        ['shrimp-fried-rice-for-one', 1],
      ],
      [
        ['vanilla-peach-pea-protein-oats', 1],
        ['lean-spaghetti-bolognese', 1],
        ['beef-stroganoff-with-noodles', 1],
      ],
      [
        ['dark-chocolate-protein-porridge', 1],
        ['chicken-burrito-bowl', 1],
        ['steak-frites', 1],
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
    choices: [
      [
        ['steak-and-eggs-blistered-tomatoes', 1],
        ['cuban-black-bean-soup', 2],
        ['iced-coffee-protein-shake', 1],
        ['pantry-tuna-pasta', 2],
      ],
      [
        ['greek-yogurt-berry-almond-bowl', 1.75],
        ['red-lentil-kitchari', 2],
        ['cottage-cheese-oat-pancakes', 1],
        ['pork-tenderloin-and-sprout-tray', 2],
      ],
      [
        ['chicken-egg-white-breakfast-burrito', 1],
        ['butternut-coconut-soup', 2],
        ['strawberry-oat-kefir-smoothie', 1],
        ['shrimp-tacos-pineapple-slaw', 2],
      ],
      [
        ['hummus-warm-tomato-toast', 2],
        ['cajun-shrimp-and-grits', 2],
        ['iced-coffee-oat-shake', 1],
        ['flounder-meuniere-with-potatoes', 2],
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
    choices: [
      [
        ['banana-coconut-flour-pancakes', 1.5],
        ['besan-chilla-mint-yogurt', 2],
        ['turkish-red-lentil-soup', 2],
      ],
      [
        ['peanut-butter-banana-porridge', 1],
        ['chickpea-and-cauliflower-korma', 1],
        ['miso-soba-soup-with-tofu', 2],
      ],
      [
        ['cottage-cheese-oat-pancakes', 1.75],
        ['tofu-pad-thai', 1],
        ['caribbean-pumpkin-curry', 1.5],
      ],
      [
        ['huevos-rancheros', 1],
        ['potato-egg-pickle-salad', 2],
        ['gigantes-butter-beans', 1.25],
      ],
    ],
  },
} satisfies Record<string, DemoPlan>;
