import type { Food } from './food.js';
import { FoodNames } from './food-names.js';
import { readFoodTable } from './food-table.js';
import { type IngredientLine, readIngredientLine } from './ingredient-line.js';

const table = readFoodTable();
const names = new FoodNames(table.values());

/** All bundled foods by their ID. */
export const foods: ReadonlyMap<string, Food> = table;

export const readLine = (text: string): IngredientLine => readIngredientLine(text, names);
