/**
 * Storage times of food in a fridge at 40 °F (4 °C) and a freezer at -18 °C. Freezing keeps food safe for
 * longer than this: these are the months in which it stays good. docs/meal-plans/prep-and-shopping.md shows
 * the table.
 */
export interface StorageRow {
  kind: string;
  method: string;
  /** The shortest and the longest number of days in the source. Planning uses the longest. */
  fridgeDays: [number, number];
  /** Null if freezing spoils it. */
  freezerMonths: number | null;
  source: string;
  /** Whether it is frozen as soon as it is made, and thawed when it is eaten. */
  isKeptFrozen: boolean;
}

const CHART = 'FoodSafety.gov (US), Cold Food Storage Chart';
const CHART_SHORT = `${CHART}, the shorter of its times`;
const OWN = 'our own cautious choice';

/** This note stands below the advice. */
export const STORAGE_SOURCES =
  'Times follow the Cold Food Storage Chart of FoodSafety.gov (US) and, for rice, the UK Food Standards Agency. Where those say nothing, the times are our own cautious choice.';

const BOX = 'Airtight container, fridge at 40 °F (4 °C)';
const RICE_BOX = 'Cool within an hour; airtight container, fridge at 40 °F (4 °C); reheat until steaming hot';
const RAW = 'Closed container at the bottom of the fridge, 40 °F (4 °C)';

const rows = {
  stew: row('Soups and stews', BOX, [3, 4], 3, `${CHART}: soups and stews`),
  'rice dish': row(
    'Dishes with rice cooked in them',
    RICE_BOX,
    [1, 1],
    2,
    'UK Food Standards Agency: cooked rice; freezing: our own',
  ),
  'oven dish': row(
    'Cooked meat, poultry, and oven dishes',
    BOX,
    [3, 4],
    3,
    `${CHART}: leftovers, freezing at the cautious end`,
  ),
  'cooked meat': row(
    'Cooked meat and poultry',
    BOX,
    [3, 4],
    3,
    `${CHART}: leftovers, freezing at the cautious end`,
  ),
  'cooked fish': row('Cooked fish and seafood', BOX, [3, 4], 3, `${CHART}: cooked fish and leftovers`),
  'egg bake': row('Baked egg dishes', BOX, [3, 4], 2, `${CHART}: leftovers; freezing: our own`),
  'boiled eggs': row(
    'Hard-boiled eggs',
    'In their shells, fridge at 40 °F (4 °C); peel on the day',
    [7, 7],
    null,
    `${CHART}: hard-cooked eggs`,
  ),
  rice: row('Cooked rice', RICE_BOX, [1, 1], 2, 'UK Food Standards Agency: cooked rice; freezing: our own'),
  grains: row(
    'Other cooked grains, pasta, and legumes',
    BOX,
    [3, 4],
    2,
    `${CHART}: leftovers; freezing: our own`,
  ),
  baked: row('Muffins, breads, and other soft bakes', BOX, [3, 4], 3, OWN),
  'dry bake': row(
    'Crackers, granola, cookies, and oat bars',
    'Airtight container at room temperature',
    [7, 7],
    3,
    OWN,
  ),
  bites: row('Energy balls and bars', BOX, [7, 7], 3, OWN),
  frozen: row(
    'Frozen bites and barks',
    'Airtight container, freezer at 0 °F (-18 °C); take out a few minutes before eating',
    [7, 7],
    3,
    OWN,
    true,
  ),
  chilled: row(
    'Overnight oats, puddings, and mousses',
    'Closed jars, fridge at 40 °F (4 °C)',
    [3, 3],
    null,
    OWN,
  ),
  dip: row('Hummus and other dips', BOX, [3, 4], null, OWN),
  sauces: row(
    'Dressings and sauces',
    'Closed jars, fridge at 40 °F (4 °C); shake before serving',
    [3, 3],
    null,
    OWN,
  ),
  'cut produce': row(
    'Cut vegetables and fruit, washed leaves',
    'Containers lined with paper towels, fridge at 40 °F (4 °C)',
    [1, 3],
    null,
    'Oklahoma State University Extension: cut and peeled produce',
  ),
  'raw poultry': row('Raw poultry', RAW, [1, 2], 9, `${CHART}: fresh poultry, pieces`),
  'raw ground meat': row('Raw ground meat', RAW, [1, 2], 3, `${CHART_SHORT}: ground meats`),
  'raw sausage': row('Raw sausages', RAW, [1, 2], 1, `${CHART_SHORT}: raw sausage`),
  'raw meat': row(
    'Raw beef, pork, lamb, and game',
    RAW,
    [3, 5],
    4,
    `${CHART_SHORT}: steaks, chops and roasts`,
  ),
  'lunch meat': row(
    'Ham, sliced turkey, and other cold cuts, opened',
    'Closed container, fridge at 40 °F (4 °C)',
    [3, 5],
    1,
    `${CHART_SHORT}: luncheon meat`,
  ),
  'smoked fish': row(
    'Smoked salmon and other smoked fish, opened',
    'Closed container, fridge at 40 °F (4 °C)',
    [2, 3],
    2,
    OWN,
  ),
  'raw fish': row('Raw fish and seafood', RAW, [1, 2], 2, `${CHART_SHORT}: fin fish; seafood: our own`),
} satisfies Record<string, StorageRow>;

export type StorageKind = keyof typeof rows;

export const STORAGE: Record<StorageKind, StorageRow> = rows;

function row(
  kind: string,
  method: string,
  fridgeDays: [number, number],
  freezerMonths: number | null,
  source: string,
  isKeptFrozen = false,
): StorageRow {
  return { kind, method, fridgeDays, freezerMonths, source, isKeptFrozen };
}
