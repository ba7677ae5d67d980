import type { EntityManager } from '@mikro-orm/postgresql';
import { findLoggableFood } from '../src/modules/foods/loggable-food.js';
import {
  DiaryEntry,
  type EntryContent,
  figuresOfAmount,
} from '../src/modules/nutrition/diary/entry.entity.js';
import type { User } from '../src/modules/users/user.entity.js';
import { after, days } from '../src/platform/clock/clock.js';
import { addDays, dateIn } from '../src/platform/clock/dates.js';

const DAYS = 60;

/** Some days are forgotten, as in real diaries. */
const isForgotten = (ago: number): boolean => ago % 9 === 5;

type Eaten = [meal: 'breakfast' | 'lunch' | 'dinner' | 'snack', food: string, grams: number];

/** Each menu is one day of meals. The diary cycles through them. */
const MENUS: readonly Eaten[][] = [
  [
    ['breakfast', 'food:oats-cooked', 300],
    ['breakfast', 'food:banana', 118],
    ['lunch', 'food:chicken-breast-cooked', 180],
    ['lunch', 'food:rice-white-cooked', 220],
    ['lunch', 'usda:11091', 150],
    ['dinner', 'food:salmon-cooked', 160],
    ['dinner', 'food:potato-baked', 250],
    ['snack', 'food:almond', 28],
  ],
  [
    ['breakfast', 'usda:01132', 150],
    ['breakfast', 'food:bread-whole-wheat', 64],
    ['lunch', 'usda:22916', 400],
    ['dinner', 'food:beef-ground-cooked', 170],
    ['dinner', 'food:spaghetti-cooked', 240],
    ['snack', 'food:apple', 182],
    ['snack', 'usda:19411', 28],
  ],
  [
    ['breakfast', 'food:yogurt-greek', 200],
    ['breakfast', 'food:granola', 50],
    ['lunch', 'usda:22918', 280],
    ['lunch', 'food:avocado', 68],
    ['dinner', 'usda:16059', 380],
    ['dinner', 'usda:18024', 65],
    ['snack', 'food:whey-protein', 30],
  ],
];

/** Fills the diary of a customer for two months, up to yesterday. */
export function seedDemoDiary(em: EntityManager, customer: User, now: Date): void {
  const today = dateIn(customer.timeZone, now);
  for (let ago = DAYS; ago >= 1; ago--) {
    if (isForgotten(ago)) continue;
    const menu = MENUS[ago % MENUS.length] ?? [];
    for (const [meal, food, grams] of menu)
      em.persist(
        new DiaryEntry(
          customer,
          addDays(today, -ago),
          meal,
          contentOf(food, portion(grams, ago)),
          after(now, -days(ago)),
        ),
      );
  }
}

/** Portions differ by up to a tenth from day to day. */
const portion = (grams: number, ago: number): number => Math.round(grams * (0.9 + ((ago * 7) % 5) * 0.05));

function contentOf(key: string, grams: number): EntryContent {
  const food = findLoggableFood(key);
  if (!food) throw new Error(`There is no food called ${key}`);
  const { kcal, ...rest } = food.per100g;
  const basis = { figures: { calories: kcal, ...rest }, per: 100, measureGrams: 1 };
  const amount = { amount: grams, measure: 'g', grams };
  return {
    ...{ kind: 'food', source: key, name: food.name, answers: null },
    ...{ amount, basis, figures: figuresOfAmount(basis, amount) },
  };
}
