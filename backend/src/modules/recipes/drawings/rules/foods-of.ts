import type { DishName } from '../arrange/index.js';
import type { Cut } from '../art/look.js';
import { LOOKS, type LookName, lookOfFood } from '../art/looks.js';
import type { DrawnFood } from '../drawing.js';
import { lookIn, type Seen } from './looks-in-dish.js';
import type { Subject } from './subject.js';

/** A food that can be seen, with the room that it takes rather than its weight. */
export interface SeenFood extends Seen {
  room: number;
}

/** Dry foods swell, and leaves take far more room than their weight. */
const ROOM_PER_GRAM: [foods: RegExp, factor: number][] = [
  [
    /^(rice|noodles|pasta|spaghetti|quinoa|bulgur|couscous|millet|buckwheat|barley|spelt|polenta)(?!.*cooked)/,
    2.6,
  ],
  [/^(lentils|lentils-red|beans-\w+|chickpeas|textured-soy)$/, 2.4],
  [/^oats|^granola|^muesli/, 2],
  [/^(spinach|arugula|lettuce|kale|watercress|chard|collard)/, 3],
  [/^(almond|walnut|pecan|peanut|cashew|pistachio|hazelnut|pumpkin-seed|coconut-desiccated)$/, 1.6],
  [/^cheddar|^parmesan|^feta|^bacon|^salmon-smoked|^prosciutto/, 1.6],
  [/^(onion|shallot|celery|leek)$/, 0.4],
  [/^tomatoes|^tomato-p/, 0],
];

const CUT_WORDS: [RegExp, Cut][] = [
  [/grat|shred|spiral|julienne|matchstick/, 'shred'],
  [/mash/, 'mash'],
  [/stick|baton|strip|ribbon/, 'stick'],
  [/wedge|quarter/, 'wedge'],
  [/dice|cube|chop|chunk|piece/, 'dice'],
  [/halve|half/, 'half'],
  [/slice|coin|round/, 'slice'],
];

/** The visible foods of a recipe, those that take most room first. */
export function foodsIn(subject: Subject, dish: DishName): SeenFood[] {
  const seen = new Map<string, SeenFood>();
  for (const { foodId, name, note, grams } of subject.ingredients) {
    const look = lookOfFood(
      foodId ??
        name
          .toLowerCase()
          .replaceAll(/[^a-z]+/g, '-')
          .slice(0, 60),
    );
    if (!look) continue;
    const found = lookIn({ look, cut: cutOf(look, note ?? '') }, subject, dish, foodId ?? '');
    if (!found) continue;
    const isNamed = named(subject.name, found.look, foodId ?? '');
    const room = (grams ?? 5) * roomPerGram(foodId ?? '') * (isNamed ? 1.7 : 1) + (isNamed ? 20 : 0);
    const key = found.look;
    const before = seen.get(key);
    if (before) before.room += room;
    else seen.set(key, { ...found, room });
  }
  return [...seen.values()].filter(({ room }) => room > 0).sort((a, b) => b.room - a.room);
}

function roomPerGram(foodId: string): number {
  return ROOM_PER_GRAM.find(([foods]) => foods.test(foodId))?.[1] ?? 1;
}

function named(name: string, look: LookName, foodId: string): boolean {
  const words = [look.slice(0, 6), ...foodId.split('-').filter((word) => word.length > 3)];
  return words.some((word) => name.includes(word.replace(/y$/, '')));
}

function cutOf(look: LookName, note: string): Cut | null {
  const { cuts } = LOOKS[look];
  if (!cuts) return null;
  return CUT_WORDS.find(([words, cut]) => words.test(note) && cuts[cut])?.[1] ?? null;
}

/** Rounds the room that each takes to a digit. */
export function portionsOf(foods: SeenFood[], most: number): DrawnFood[] {
  const total = foods.reduce((sum, { room }) => sum + room, 0) || 1;
  return foods.slice(0, most).map(({ look, cut, room }) => ({
    look,
    cut,
    amount: Math.min(9, Math.max(1, Math.round((room / total) * 10))),
  }));
}
