import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Food } from '../food.js';
import { foods } from '../foods.js';
import { referenceDescriptions } from '../reference/reference-foods.js';
import { NameIndex, type NameKind } from './name-index.js';
import { splitterOfManyNames } from './typed-words.js';

const EVERYDAY_NAMES = new URL('../reference/everyday-names.tsv', import.meta.url);

type Name = { text: string; kind: NameKind };

/** The keys under which the bundled foods are found: those of our table by ID, those of the reference by number. */
export const tableKey = (id: string): string => `food:${id}`;
export const referenceKey = (number: string): string => `usda:${number}`;

/** The number of the row of the reference from which all figures of a food are, or null if they are mixed. */
export function referenceNumberOf({ source }: Food): string | null {
  return /^usda:(\d{5})/.exec(source)?.[1] ?? null;
}

/** The foods of our table whose figures are a whole row of the reference; the row itself is then no food besides. */
function foodsByRow(): Map<string, Food> {
  const found = new Map<string, Food>();
  for (const food of foods.values()) {
    const number = referenceNumberOf(food);
    if (number === null) continue;
    const other = found.get(number);
    if (!other || food.name.length < other.name.length) found.set(number, food);
  }
  return found;
}

/** Reads everyday names, by key, for foods that the reference describes in the words of a laboratory. */
function readEverydayNames(): Map<string, string[]> {
  const lines = readFileSync(EVERYDAY_NAMES, 'utf8').trimEnd().split('\n').slice(1);
  return new Map(
    lines.map((line): [string, string[]] => {
      const [key = '', names = ''] = line.split('\t');
      return [key, names.split(';')];
    }),
  );
}

let everyday: Map<string, string[]> | undefined;

/** The everyday names of a food of the reference, the one to show first. */
export function everydayNamesOf(key: string): string[] {
  everyday ??= readEverydayNames();
  return everyday.get(key) ?? [];
}

let index: Promise<NameIndex> | undefined;

/** The names of all bundled foods, indexed when they are first searched. */
export function bundledNames(): Promise<NameIndex> {
  index ??= indexNames();
  return index;
}

/** After this many foods, other work gets its turn. */
const FOODS_AT_ONCE = 500;

async function indexNames(): Promise<NameIndex> {
  const built = new NameIndex(splitterOfManyNames());
  const ownRows = foodsByRow();
  let count = 0;
  for (const { number, description } of referenceDescriptions()) {
    const own = ownRows.get(number);
    const key = own ? tableKey(own.id) : referenceKey(number);
    const names = own ? [own.name, ...own.aliases] : [];
    built.add(key, [
      ...named([...names, ...everydayNamesOf(key)]),
      { text: description, kind: 'description' },
    ]);
    if (++count % FOODS_AT_ONCE === 0) await setImmediate();
  }
  const withRow = new Set(ownRows.values());
  for (const food of foods.values()) {
    const key = tableKey(food.id);
    if (!withRow.has(food)) built.add(key, named([food.name, ...food.aliases, ...everydayNamesOf(key)]));
  }
  return built;
}

const named = (names: string[]): Name[] => names.map((text) => ({ text, kind: 'everyday' }));
