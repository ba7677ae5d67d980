import type { LoggableFood } from '../../foods/index.js';
import { NameIndex } from '../../foods/index.js';
import type { RecipeFigures } from '../../recipes/index.js';
import { SERVING } from '../diary/amounts.js';
import type { Figures } from '../figures.js';
import type { OwnFoodRow } from './own-food.queries.js';

/** An amount that is offered, such as a cup of the food, and its weight. */
export interface OfferedAmount {
  label: string;
  grams: number;
}

/** A food that can be logged by its weight, or a recipe or own food by its servings. */
export interface NamedFood {
  id: string;
  kind: 'food' | 'recipe' | 'own';
  name: string;
  detail: string | null;
  per: '100 g' | 'serving';
  /** The weight of a serving, if it is known. */
  servingGrams: number | null;
  figures: Figures;
  amounts: OfferedAmount[];
}

/** Holds foods by their IDs, with an index of their names. */
export class NamedFoods {
  private readonly byId: ReadonlyMap<string, NamedFood>;
  private names?: NameIndex;

  constructor(foods: NamedFood[]) {
    this.byId = new Map(foods.map((food) => [food.id, food]));
  }

  get size(): number {
    return this.byId.size;
  }

  get(id: string): NamedFood | undefined {
    return this.byId.get(id);
  }

  /** Returns a score for each food whose name fits. The names are indexed when they are first searched. */
  score(text: string): Map<string, number> {
    this.names ??= this.indexNames();
    return this.names.score(text);
  }

  private indexNames(): NameIndex {
    const index = new NameIndex();
    for (const [id, { name }] of this.byId) index.add(id, [{ text: name, kind: 'everyday' }]);
    return index;
  }
}

export function fromRecipe({ name, id, ...figures }: RecipeFigures): NamedFood {
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

export function fromOwnFood({ id, name, per, servingGrams, ...figures }: OwnFoodRow): NamedFood {
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

export function fromBundled({ key, name, detail, per100g, measures }: LoggableFood): NamedFood {
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
