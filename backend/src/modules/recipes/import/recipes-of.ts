import { isTable, recipesOfTable } from './csv.js';
import type { GivenImport } from './dto/import-recipes.request.js';
import type { FoundRecipe, UnreadableRow } from './found-recipe.js';
import { recipesOfPage } from './json-ld.js';
import { recipesOfText } from './plain-text.js';

type Reader = (text: string) => (FoundRecipe | UnreadableRow)[];

/** Finds the recipes of each kind of text. It is loaded with the first import, because the parsers of tables and pages are large. */
export const recipesOf: Record<Exclude<GivenImport['way'], 'url'>, Reader> = {
  text: recipesOfAny,
  csv: recipesOfTable,
  jsonLd: recipesOfPage,
};

/** Detects the format of pasted text: pages and JSON-LD begin with a bracket, and tables name their columns. */
function recipesOfAny(text: string): (FoundRecipe | UnreadableRow)[] {
  if (/^\s*[[{<]/.test(text)) return recipesOfPage(text);
  return isTable(text) ? recipesOfTable(text) : recipesOfText(text);
}
