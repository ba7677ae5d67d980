import { Injectable } from '@nestjs/common';
import { bundledNames, findLoggableFood, type LoggableFood, NameIndex } from '../../foods/index.js';
import { RecipeFigureQueries, type RecipeFigures } from '../../recipes/index.js';
import { amountText, gramsOfMeasure, SERVING } from '../diary/amounts.js';
import type { Figures } from '../figures.js';
import { type LoggedFood, LoggedFoodQueries } from './logged-food.queries.js';
import type { OwnFood } from './own-food.entity.js';
import { OwnFoodRepository } from './own-food.repository.js';

/** An amount that is offered, such as a cup of the food, and its weight. */
export interface OfferedAmount {
  label: string;
  grams: number;
}

export interface LastAmount extends Pick<LoggedFood, 'amount' | 'measure'> {
  text: string;
}

/** A food that can be logged by its weight, or a recipe or own food by its servings. */
export interface FoundFood {
  id: string;
  kind: 'food' | 'recipe' | 'own';
  name: string;
  detail: string | null;
  per: '100 g' | 'serving';
  /** The weight of a serving, if it is known. */
  servingGrams: number | null;
  figures: Figures;
  amounts: OfferedAmount[];
  /** The amount that this customer logged of it the last time, unless the food no longer has that measure. */
  last: LastAmount | null;
}

/** More recipes than are shown are ranked, because their words include those of their ingredients. */
const MAX_RECIPES_RANKED = 40;

/** A food that was logged lately has its score multiplied by 1 + LATELY, and more for each time. */
const LATELY = 0.6;
const OFTEN = 0.04;
const MAX_TIMES = 5;

type Candidates = Map<string, Omit<FoundFood, 'last'>>;

/** Searches all foods and recipes that a customer may log, by what people call them. */
@Injectable()
export class FoodFinder {
  constructor(
    private readonly recipes: RecipeFigureQueries,
    private readonly ownFoods: OwnFoodRepository,
    private readonly logged: LoggedFoodQueries,
  ) {}

  /** Returns the best matches first. Without a text, it returns what the customer logged lately. */
  async search(text: string, customerId: string, limit: number): Promise<FoundFood[]> {
    const lately = await this.logged.listLately(customerId);
    if (!text) return this.readLately(lately.slice(0, limit), customerId);
    const [bundled, recipes, own] = await Promise.all([
      bundledNames(),
      this.recipes.search(text, customerId, MAX_RECIPES_RANKED),
      this.ownFoods.findByCustomer(customerId),
    ]);
    const candidates = candidatesOf(recipes, own);
    const used = new Map(lately.map((food) => [food.source, food]));
    return [...bundled.score(text), ...indexOf(candidates).score(text)]
      .map(([key, score]): [string, number] => [key, score * liking(used.get(key))])
      .sort(([aKey, a], [bKey, b]) => b - a || (aKey < bKey ? -1 : 1))
      .slice(0, limit)
      .flatMap(([key]) => this.found(key, candidates, used.get(key)));
  }

  /** Leaves out a recipe that the customer no longer sees, and an own food that was deleted. */
  private async readLately(lately: LoggedFood[], customerId: string): Promise<FoundFood[]> {
    const idsIn = (table: string) =>
      lately.flatMap(({ source }) =>
        source.startsWith(`${table}:`) ? [source.slice(table.length + 1)] : [],
      );
    const [recipes, own] = await Promise.all([
      this.recipes.list(idsIn('recipe'), customerId),
      this.ownFoods.findSome(idsIn('own'), customerId),
    ]);
    const candidates = candidatesOf(recipes, own);
    return lately.flatMap((used) => this.found(used.source, candidates, used));
  }

  private found(key: string, candidates: Candidates, used: LoggedFood | undefined): FoundFood[] {
    const bundled = candidates.has(key) ? null : findLoggableFood(key);
    const food = candidates.get(key) ?? (bundled && fromBundled(bundled));
    return food ? [{ ...food, last: used && isSayable(used.measure, food) ? lastOf(used) : null }] : [];
  }
}

const lastOf = ({ amount, measure }: LoggedFood): LastAmount => ({
  ...{ amount, measure },
  text: amountText(amount, measure),
});

/** Servings whose weight is not known are the only measure of a food. */
const isSayable = (measure: string, { per, servingGrams, amounts }: Omit<FoundFood, 'last'>): boolean =>
  per === 'serving' && servingGrams === null
    ? measure === SERVING
    : gramsOfMeasure(measure, amounts) !== null;

const candidatesOf = (recipes: RecipeFigures[], own: OwnFood[]): Candidates =>
  new Map([...recipes.map(fromRecipe), ...own.map(fromOwnFood)].map((one) => [one.id, one]));

const liking = (used: LoggedFood | undefined): number =>
  used ? 1 + LATELY + OFTEN * Math.min(used.times, MAX_TIMES) : 1;

function indexOf(candidates: Candidates): NameIndex {
  const index = new NameIndex();
  for (const [key, { name }] of candidates) index.add(key, [{ text: name, kind: 'everyday' }]);
  return index;
}

function fromRecipe({ name, id, ...figures }: RecipeFigures): Omit<FoundFood, 'last'> {
  return {
    id: `recipe:${id}`,
    kind: 'recipe',
    name,
    detail: null,
    per: 'serving',
    servingGrams: null,
    figures,
    amounts: [],
  };
}

function fromOwnFood({ id, name, per, servingGrams, figures }: OwnFood): Omit<FoundFood, 'last'> {
  return {
    id: `own:${id}`,
    kind: 'own',
    name,
    detail: null,
    per,
    servingGrams,
    figures,
    amounts: servingGrams === null ? [] : [{ label: SERVING, grams: servingGrams }],
  };
}

function fromBundled({ key, name, detail, per100g, measures }: LoggableFood): Omit<FoundFood, 'last'> {
  const { kcal, ...rest } = per100g;
  const figures = { calories: kcal, ...rest };
  return {
    id: key,
    kind: 'food',
    name,
    detail,
    per: '100 g',
    servingGrams: null,
    figures,
    amounts: measures,
  };
}
