import { isTame, MAX_VALUES_OF_LARGE } from '../../../platform/http/json-body.js';
import { hasMoreValues } from '../../../platform/http/json-text.js';
import { linesIn, oneLine, withoutNumber } from './clean-text.js';
import { type FoundRecipe, MAX_ROWS, tooManyRows, UnreadableImportError } from './found-recipe.js';
import { describingScripts, textOf } from './html.js';
import { mealsIn } from './meal-words.js';
import { minutesIn, nutritionIn, servingsIn } from './measures.js';

type Node = Record<string, unknown>;

const NO_RECIPE =
  'We could not find a recipe on this page. Copy the text of the recipe and paste it instead.';

/** Finds the recipes in a JSON-LD document or in a page that contains such documents. */
export function recipesOfPage(text: string): FoundRecipe[] {
  const written = text.trim();
  const documents = /^[[{]/.test(written)
    ? [documentOf(written)]
    : describingScripts(written).map(documentOf);
  const nodes = documents.flatMap((document) => (document === null ? [] : recipesIn(document)));
  if (nodes.length > MAX_ROWS) throw tooManyRows();
  if (nodes.length === 0)
    throw new UnreadableImportError(
      documents.includes(null)
        ? 'The recipe on this page is written in a way that we cannot read. Copy its text and paste it instead.'
        : NO_RECIPE,
    );
  return nodes.map((node, index) => ({ row: index + 1, ...recipeOf(node) }));
}

/** Returns null if it is invalid JSON or has more values than any description needs. */
function documentOf(json: string): unknown {
  if (hasMoreValues(json, MAX_VALUES_OF_LARGE)) return null;
  try {
    const document: unknown = JSON.parse(json);
    return isTame(document) ? document : null;
  } catch {
    return null;
  }
}

/**
 * Finds recipes at every place where they occur: at the top, in a list, in a graph, or as the main entity of a page.
 */
function recipesIn(document: unknown): Node[] {
  const found: Node[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value) && isRecipe(value as Node)) found.push(value as Node);
    else for (const inner of Object.values(value)) walk(inner);
  };
  walk(document);
  return found;
}

const isRecipe = (node: Node): boolean =>
  typesOf(node).includes('Recipe') && ('recipeIngredient' in node || 'ingredients' in node || 'name' in node);

const typesOf = (node: Node): string[] =>
  listOf(node['@type']).flatMap((type) => (typeof type === 'string' ? type.replace(/^.*[/#:]/, '') : []));

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value]);

function recipeOf(node: Node): Omit<FoundRecipe, 'row'> {
  const name = oneLine(plain(node.name ?? node.headline));
  const said = [node.recipeCategory, node.keywords].map(wordsOf);
  return {
    name,
    description: linesIn(plain(node.description)).join('\n'),
    mealTypes: [...said, name].map(mealsIn).find((meals) => meals.length > 0) ?? [],
    servings: first(listOf(node.recipeYield ?? node.yield).map((value) => servingsIn(plain(value)))),
    ...timesOf(node),
    ingredients: listOf(node.recipeIngredient ?? node.ingredients)
      .map((line) => oneLine(plain(line)))
      .filter((line) => line !== '' && !line.endsWith(':')),
    steps: stepsOf(node.recipeInstructions).map(withoutNumber),
    cuisine: oneLine(plain(node.recipeCuisine)) || null,
    nutrition: nutritionOf(node.nutrition),
    source: sourceOf(node),
  };
}

const first = <T>(values: (T | null)[]): T | null => values.find((value) => value !== null) ?? null;

/** Returns the first text without its markup. */
function plain(value: unknown): string {
  const [one] = listOf(value);
  if (typeof one === 'string') return textOf(one);
  if (typeof one === 'number') return String(one);
  if (typeof one !== 'object' || one === null) return '';
  const { '@value': literal, text, name } = one as Node;
  return plain(literal ?? text ?? name);
}

const wordsOf = (value: unknown): string => listOf(value).map(plain).join(', ');

/** Computes a missing time from the total. The rest of the total beyond both others is resting. */
function timesOf(node: Node) {
  const [prep, cook, total] = [node.prepTime, node.cookTime ?? node.performTime, node.totalTime].map((time) =>
    minutesIn(plain(time)),
  );
  const left = (...others: (number | null | undefined)[]) =>
    others.reduce<number>((minutes, other) => Math.max(0, minutes - (other ?? 0)), total ?? 0);
  return {
    prepTimeMinutes: prep ?? left(cook),
    cookTimeMinutes: cook ?? (prep == null ? 0 : left(prep)),
    restTimeMinutes: prep == null || cook == null ? 0 : left(prep, cook),
  };
}

/** Reads steps from texts, lists, steps, and sections that contain steps. */
function stepsOf(value: unknown): string[] {
  return listOf(value).flatMap((part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part))
      return Array.isArray(part) ? stepsOf(part) : linesIn(plain(part));
    const { itemListElement, text, name } = part as Node;
    if (itemListElement === undefined || text !== undefined) return oneLine(plain(text ?? name)) || [];
    const [begin, ...others] = stepsOf(itemListElement);
    const title = oneLine(plain(name)).replace(/:$/, '');
    if (begin === undefined || !title || !typesOf(part as Node).includes('HowToSection'))
      return [begin ?? [], others].flat();
    return [`${title}: ${begin}`, ...others];
  });
}

function nutritionOf(value: unknown) {
  const [node] = listOf(value);
  if (typeof node !== 'object' || node === null) return null;
  const said = (name: string) => plain((node as Node)[name]);
  return nutritionIn({
    energy: said('calories'),
    protein: said('proteinContent'),
    carbs: said('carbohydrateContent'),
    fat: said('fatContent'),
    fibre: said('fiberContent'),
    sugar: said('sugarContent'),
    sodium: said('sodiumContent'),
  });
}

function sourceOf(node: Node): string | null {
  const [main] = listOf(node.mainEntityOfPage);
  const page = typeof main === 'object' && main !== null ? (main as Node)['@id'] : main;
  return [plain(node.url), plain(page)].find((one) => URL.parse(one)?.protocol.startsWith('http')) ?? null;
}
