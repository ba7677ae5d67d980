import type { Food } from '../foods/index.js';
import type { StorageAdvice } from '../plan-model/index.js';
import { distinct, groupedBy } from './grouping.js';
import { isFish } from './made-ahead.js';
import { isOfTheDay } from './produce.js';
import { adviseStorage, lastDayInFridge } from './storage.js';
import type { StorageKind } from './storage-table.js';
import { daysOf, type Use, type Week } from './uses.js';
import type { DayRange } from './weeks.js';
import { capitalised, listed, shortName } from './wording.js';

/** Says how foods keep that are bought raw and cooked on their day, or bought sliced and eaten cold. */
export function rawAdvice(week: Week, isCookedAtOnce: (use: Use) => boolean): StorageAdvice[] {
  const raw = week.uses.flatMap((use) => {
    const kind = use.food && !isCookedAtOnce(use) ? rawKindOf(use.food) : null;
    return kind ? [{ kind, use }] : [];
  });
  return [...groupedBy(raw, ({ kind }) => kind)].map(([kind, all]) => {
    const uses = all.map(({ use }) => use);
    const days = daysOf(uses);
    return adviseStorage(kind, capitalised(listed(shortNames(uses))), days, daysOfKeeping(kind, days, week));
  });
}

/** A closed package keeps until it is opened for the first meal that needs it. */
const daysOfKeeping = (kind: StorageKind, days: number[], { days: week }: Week): DayRange =>
  OPENED.has(kind) ? { from: Math.min(...days), to: week.to } : week;

const OPENED = new Set<StorageKind>(['lunch meat', 'smoked fish']);

const LUNCH_MEAT = /sliced|pastrami|^ham|prosciutto/;

const READY_TO_EAT =
  /-cooked$|-canned|smoked|sliced|pastrami|corned|ham|prosciutto|salami|pepperoni|chorizo|pickled|crab-sticks|frankfurter|kielbasa|bacon/;

/** Whether it is meat or fish that has to be cooked within days. */
export const isRawMeatOrFish = (food: Food): boolean => rawKindOf(food)?.startsWith('raw') ?? false;

/** The last day on which the rest of a package can be used that is opened on the first of these days. */
export function lastDayOfRest(food: Food, days: DayRange): number {
  const kind = rawKindOf(food);
  return kind ? Math.min(days.to, lastDayInFridge(kind, days)) : days.to;
}

function rawKindOf(food: Food): StorageKind | null {
  if (food.aisle !== 'meat') return null;
  if (/^(salmon|herring)-smoked$/.test(food.id)) return 'smoked fish';
  if (LUNCH_MEAT.test(food.id)) return 'lunch meat';
  if (READY_TO_EAT.test(food.id)) return null;
  if (isFish(food)) return 'raw fish';
  if (/sausage|bratwurst/.test(food.id)) return 'raw sausage';
  if (/ground/.test(food.id)) return 'raw ground meat';
  return /^(chicken|turkey|duck)/.test(food.id) ? 'raw poultry' : 'raw meat';
}

/** Names the foods that would be brown or limp by the time they are eaten if they were cut with the rest. */
export function ofTheDayAdvice(week: Week, isCookedAtOnce: (use: Use) => boolean): StorageAdvice[] {
  const uses = week.uses.filter((use) => !isCookedAtOnce(use) && use.food && isOfTheDay(use.food));
  if (uses.length === 0) return [];
  return [
    {
      ingredient: capitalised(listed(shortNames(uses))),
      method: 'Leave whole; wash and cut on the day',
      duration: 'On the day',
    },
  ];
}

/** Names the foods that are cut ahead for the first days, and again for the later ones. */
export function cutAdvice(week: Week, cut: Use[], isCookedAtOnce: (use: Use) => boolean): StorageAdvice[] {
  if (cut.every(isCookedAtOnce)) return [];
  const advice = adviseStorage('cut produce', 'Cut vegetables and fruit, washed leaves', [], week.days);
  const next = lastDayInFridge('cut produce', week.days) + 1;
  const isLong = week.days.to >= next;
  return [
    isLong
      ? {
          ...advice,
          method: `${advice.method}. Leave anything for day ${next} and later whole, and cut it then`,
        }
      : advice,
  ];
}

const shortNames = (uses: Use[]): string[] =>
  distinct(uses.flatMap(({ food }) => (food ? shortName(food) : [])));
