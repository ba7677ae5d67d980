import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { AISLES, ALLERGENS, type Food, INGREDIENT_DIETS, NUTRIENTS, type Nutrients } from './food.js';

/**
 * Reads the bundled foods from plain tables, one file per aisle, which people can read and correct in any editor. An
 * invalid row stops the program at startup and names the line.
 */
const FOLDER = new URL('./table/', import.meta.url);

const COLUMNS = [
  'id',
  'name',
  'aliases',
  'source',
  ...NUTRIENTS,
  'density',
  'weights',
  'aisle',
  'allergens',
  'excludes',
  'main',
  'staple',
] as const;

type Line = Record<(typeof COLUMNS)[number], string>;

export function readFoodTable(folder = FOLDER): ReadonlyMap<string, Food> {
  const foods = new Map<string, Food>();
  for (const file of filesIn(folder)) {
    for (const line of linesOf(readFileSync(new URL(file, folder), 'utf8'), file)) {
      if (foods.has(line.id)) throw new Error(`${file}: there are two foods called ${line.id}`);
      foods.set(line.id, foodOf(line, `${file}, ${line.id}`));
    }
  }
  return foods;
}

/** Changes whenever anything in the tables changes. */
export function foodTableVersion(folder = FOLDER): string {
  const hash = createHash('sha256');
  for (const file of filesIn(folder)) hash.update(readFileSync(new URL(file, folder)));
  return hash.digest('hex');
}

const filesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((file) => AISLES.some((aisle) => file === `${aisle}.tsv`))
    .sort();

function linesOf(text: string, file: string): Line[] {
  const [header = '', ...rows] = text.trimEnd().split('\n');
  if (header !== COLUMNS.join('\t')) throw new Error(`${file}: the columns have to be ${COLUMNS.join(', ')}`);
  return rows.map((row, index) => {
    const cells = row.split('\t');
    if (cells.length !== COLUMNS.length)
      throw new Error(`${file}, line ${index + 2}: ${cells.length} columns`);
    return Object.fromEntries(COLUMNS.map((column, at) => [column, cells[at] ?? ''])) as Line;
  });
}

function foodOf(line: Line, place: string): Food {
  const fail = (what: string): never => {
    throw new Error(`${place}: ${what}`);
  };
  const number = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : fail(`${text} is no number`));
  const one = <T extends string>(text: string, values: readonly T[]): T =>
    values.find((value) => value === text) ?? fail(`${text} is none of ${values.join(', ')}`);
  const some = <T extends string>(text: string, values: readonly T[]): T[] =>
    parts(text).map((part) => one(part, values));
  const weight = (text: string): [string, number] => {
    const [key = '', grams = ''] = text.split('=');
    return [key, number(grams)];
  };
  const staple = one(line.staple, ['no', 'measured', 'to taste']);
  return {
    id: line.id,
    name: line.name,
    aliases: parts(line.aliases),
    source: line.source,
    per100g: Object.fromEntries(NUTRIENTS.map((key) => [key, number(line[key])])) as unknown as Nutrients,
    density: line.density === '-' ? null : number(line.density),
    weights: new Map(parts(line.weights).map(weight)),
    aisle: one(line.aisle, AISLES),
    allergens: some(line.allergens, ALLERGENS),
    excludes: some(line.excludes, INGREDIENT_DIETS),
    main: line.main === '-' ? null : line.main,
    isStaple: staple !== 'no',
    isToTaste: staple === 'to taste',
  };
}

const parts = (text: string): string[] => (text === '-' ? [] : text.split(';'));
