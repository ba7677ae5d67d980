import { Injectable } from '@nestjs/common';
import { bundledNames, findLoggableFood } from '../../foods/index.js';
import { RecipeFigureQueries } from '../../recipes/index.js';
import { amountText, gramsOfMeasure, SERVING } from '../diary/amounts.js';
import { KeptOwnFoods } from './kept-own-foods.js';
import { type LoggedFood, LoggedFoodQueries } from './logged-food.queries.js';
import { fromBundled, fromRecipe, type NamedFood, NamedFoods } from './named-foods.js';

export interface LastAmount extends Pick<LoggedFood, 'amount' | 'measure'> {
  text: string;
}

export interface FoundFood extends NamedFood {
  /** The amount that this customer logged of it the last time, unless the food no longer has that measure. */
  last: LastAmount | null;
}

/** More recipes than are shown are ranked, because their words include those of their ingredients. */
const MAX_RECIPES_RANKED = 40;

/** A food that was logged lately has its score multiplied by 1 + LATELY, and more for each time. */
const LATELY = 0.6;
const OFTEN = 0.04;
const MAX_TIMES = 5;

/** Searches all foods and recipes that a customer may log, by what people call them. */
@Injectable()
export class FoodFinder {
  constructor(
    private readonly recipes: RecipeFigureQueries,
    private readonly ownFoods: KeptOwnFoods,
    private readonly logged: LoggedFoodQueries,
  ) {}

  /** Returns the best matches first. Without a text, it returns what the customer logged lately. */
  async search(text: string, customerId: string, limit: number): Promise<FoundFood[]> {
    if (!text) return this.readLately(customerId, limit);
    const [bundled, recipes, own, lately] = await Promise.all([
      bundledNames(),
      this.recipes.search(text, customerId, MAX_RECIPES_RANKED),
      this.ownFoods.find(customerId),
      this.logged.listLately(customerId),
    ]);
    const named = [new NamedFoods(recipes.map(fromRecipe)), own];
    const used = new Map(lately.map((food) => [food.source, food]));
    return [bundled, ...named]
      .flatMap((names) => [...names.score(text)])
      .map(([key, score]): [string, number] => [key, score * liking(used.get(key))])
      .sort(([aKey, a], [bKey, b]) => b - a || (aKey < bKey ? -1 : 1))
      .slice(0, limit)
      .flatMap(([key]) => findFood(key, named, used.get(key)));
  }

  /** Leaves out a recipe that the customer no longer sees, and an own food that was deleted. */
  private async readLately(customerId: string, limit: number): Promise<FoundFood[]> {
    const lately = (await this.logged.listLately(customerId)).slice(0, limit);
    const recipeIds = lately.flatMap(({ source }) => {
      const [table, id = ''] = source.split(':');
      return table === 'recipe' ? [id] : [];
    });
    const [recipes, own] = await Promise.all([
      this.recipes.list(recipeIds, customerId),
      this.ownFoods.find(customerId),
    ]);
    const named = [new NamedFoods(recipes.map(fromRecipe)), own];
    return lately.flatMap((used) => findFood(used.source, named, used));
  }
}

/** Returns the food in a list, or an empty list if it is neither bundled nor among those of the customer. */
function findFood(key: string, named: NamedFoods[], used: LoggedFood | undefined): FoundFood[] {
  const bundled = findLoggableFood(key);
  const food = bundled ? fromBundled(bundled) : named.map((foods) => foods.get(key)).find(Boolean);
  return food ? [{ ...food, last: used && isSayable(used.measure, food) ? lastOf(used) : null }] : [];
}

const lastOf = ({ amount, measure }: LoggedFood): LastAmount => ({
  ...{ amount, measure },
  text: amountText(amount, measure),
});

/** Servings whose weight is not known are the only measure of a food. */
const isSayable = (measure: string, { per, servingGrams, amounts }: NamedFood): boolean =>
  per === 'serving' && servingGrams === null
    ? measure === SERVING
    : gramsOfMeasure(measure, amounts) !== null;

const liking = (used: LoggedFood | undefined): number =>
  used ? 1 + LATELY + OFTEN * Math.min(used.times, MAX_TIMES) : 1;
