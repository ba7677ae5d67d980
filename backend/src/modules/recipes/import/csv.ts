import { CsvError, parse } from 'csv-parse/sync';
import { hasTooManyCells } from '../../../platform/uploads/table-size.js';
import { linesIn, oneLine, withoutNumber } from './clean-text.js';
import {
  type FoundRecipe,
  type FoundSide,
  MAX_ROWS,
  tooManyRows,
  UnreadableImportError,
  type UnreadableRow,
} from './found-recipe.js';
import { mealsIn } from './meal-words.js';
import { minutesIn, nutritionIn, servingsIn } from './measures.js';

/** Accepted names of columns, in lower case, without text in parentheses and with letters only. */
const COLUMNS = {
  name: ['name', 'title', 'recipe', 'recipename'],
  description: ['description', 'summary'],
  meals: ['mealtypes', 'mealtype', 'meals', 'meal', 'category', 'categories'],
  servings: ['servings', 'serves', 'portions', 'yield'],
  prep: ['prep', 'preparation', 'preptime', 'preparationtime', 'prepminutes', 'preptimeminutes'],
  cook: ['cook', 'cooking', 'cooktime', 'cookingtime', 'cookminutes', 'cooktimeminutes'],
  rest: [
    'rest',
    'resting',
    'resttime',
    'restingtime',
    'restminutes',
    'resttimeminutes',
    'chilling',
    'marinating',
  ],
  ingredients: ['ingredients', 'ingredient'],
  instructions: ['instructions', 'instructionstext', 'steps', 'method', 'directions', 'preparationsteps'],
  cuisine: ['cuisine', 'kitchen'],
  energy: ['kcal', 'calories', 'energy', 'calorieskcal'],
  protein: ['protein', 'proteing', 'proteingrams'],
  carbs: ['carbs', 'carbsg', 'carbsgrams', 'carbohydrates', 'carbohydrate'],
  fat: ['fat', 'fatg', 'fatgrams'],
  side: ['side', 'sidekind'],
  sideStep: ['sidestep'],
  sideMost: ['sidemost'],
  source: ['source', 'sourcereference', 'url', 'link'],
} satisfies Record<string, string[]>;

type Column = keyof typeof COLUMNS;

const REQUIRED: Column[] = ['name', 'servings', 'ingredients', 'instructions'];

/** Says whether a text is a table. A first line of prose means that it is not. */
export function isTable(text: string): boolean {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  const names = header.slice(0, MAX_HEADER).split(delimiterOf(text.trimStart()));
  return columnsOf(names.map((name) => name.replaceAll('"', ''))).size >= MIN_KNOWN_COLUMNS;
}

const MAX_HEADER = 2000;
const MIN_KNOWN_COLUMNS = 3;

/** Reads the rows of a table whose first line names the columns, with the row numbers of a spreadsheet. */
export function recipesOfTable(csv: string): (FoundRecipe | UnreadableRow)[] {
  if (hasTooManyCells(csv))
    throw new UnreadableImportError('This table has too many rows or cells. Please import it in parts.');
  const { records, isBroken } = recordsOf(csv);
  const [header = [], ...rows] = records;
  const columns = columnsOf(header);
  const missing = REQUIRED.filter((column) => !columns.has(column));
  if (missing.length > 0)
    throw new UnreadableImportError(
      `The first line of a table says what is in each column. Missing: ${missing.join(', ')}.`,
    );
  const numbered = rows.map((cells, index) => ({ row: index + 2, cells }));
  const filled = numbered.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length > MAX_ROWS || records.length >= MAX_RECORDS) throw tooManyRows();
  if (filled.length === 0 && !isBroken)
    throw new UnreadableImportError('There are no recipes below the names of the columns.');
  const found = filled.map(({ row, cells }) => {
    const cell = (column: Column) => cells[columns.get(column) ?? -1] ?? '';
    return cells.length > header.length
      ? { row, name: oneLine(cell('name')).slice(0, 255), problem: TOO_MANY_CELLS }
      : { row, ...recipeOf(cell) };
  });
  return isBroken ? [...found, { row: records.length + 1, name: '', problem: NEVER_CLOSED }] : found;
}

const TOO_MANY_CELLS = 'It has more cells than there are columns. Are quotation marks missing?';
const NEVER_CLOSED = 'A quotation mark is opened here and never closed, so nothing from here on can be read';

/** Includes empty records. It is enough for any table and still fast to read. */
const MAX_RECORDS = 10_000;

/** Returns the records before the first one that cannot be parsed. */
function recordsOf(csv: string): { records: string[][]; isBroken: boolean } {
  const records: string[][] = [];
  try {
    parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      to: MAX_RECORDS,
      on_record: (record: string[]) => {
        records.push(record);
        return null;
      },
    });
    return { records, isBroken: false };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { records, isBroken: true };
  }
}

/** Finds the separator in the header, because names of columns contain none of these characters. */
function delimiterOf(csv: string): string {
  const [header = ''] = csv.split(/[\r\n]/, 1);
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).delimiter;
}

function columnsOf(header: string[]): Map<Column, number> {
  const names = header.map((name) => name.toLowerCase().replaceAll(/\([^()]*\)|[^a-z]/g, ''));
  const found = Object.entries(COLUMNS).map(([column, spellings]): [Column, number] => [
    column as Column,
    names.findIndex((name) => spellings.includes(name)),
  ]);
  return new Map(found.filter(([, index]) => index >= 0));
}

function recipeOf(cell: (column: Column) => string): Omit<FoundRecipe, 'row'> {
  return {
    name: oneLine(cell('name')),
    description: linesIn(cell('description')).join('\n'),
    mealTypes: mealsIn(cell('meals')),
    servings: servingsIn(cell('servings')),
    prepTimeMinutes: minutesIn(cell('prep')) ?? 0,
    cookTimeMinutes: minutesIn(cell('cook')) ?? 0,
    restTimeMinutes: minutesIn(cell('rest')) ?? 0,
    ingredients: partsOf(cell('ingredients'), /[;|]/),
    steps: partsOf(cell('instructions'), /\|/).map(withoutNumber),
    cuisine: oneLine(cell('cuisine')) || null,
    nutrition: nutritionIn({
      energy: cell('energy'),
      protein: cell('protein'),
      carbs: cell('carbs'),
      fat: cell('fat'),
    }),
    side: sideIn(cell),
    source: oneLine(cell('source')) || null,
  };
}

/** A table that names only the kind of a side gets whole servings, up to two. */
function sideIn(cell: (column: Column) => string): FoundSide | null {
  const kind = oneLine(cell('side')).toLowerCase();
  const share = (column: Column, otherwise: number) =>
    Number(oneLine(cell(column)).replace(',', '.') || otherwise);
  return kind ? { kind, step: share('sideStep', 1), most: share('sideMost', 2) } : null;
}

/** Splits a cell into lines if it has several, otherwise at the given marks. */
function partsOf(cell: string, marks: RegExp): string[] {
  const lines = linesIn(cell);
  return lines.length === 1
    ? (lines[0] ?? '')
        .split(marks)
        .map((part) => part.trim())
        .filter(Boolean)
    : lines;
}
