import { Amount, Choice, Id, Maybe, Moment, Part, Text, YesNo } from '../../../platform/http/answers.js';
import { drawingOfFood } from '../../recipes/index.js';
import type { GroceryItem } from '../grocery-item.entity.js';
import {
  CATEGORIES,
  type Category,
  ITEM_UNITS,
  type ItemUnit,
  PRIORITIES,
  type Priority,
  type Spared,
} from '../item-fields.js';

class SparedResponse {
  @Amount() quantity: number;
  @Choice(ITEM_UNITS) unit: ItemUnit;
  @Text('How much less this amount is than the plan needs') text: string;
}

export class GroceryItemResponse {
  @Id() id: string;
  @Id() groceryListId: string;
  @Text() name: string;
  @Choice(CATEGORIES) category: Category;
  @Amount() quantity: number;
  @Choice(ITEM_UNITS) unit: ItemUnit;
  @YesNo() isChecked: boolean;
  @Choice(PRIORITIES) priority: Priority;
  @Maybe(Text()) notes: string | null;
  @Maybe(Amount('For the whole quantity')) estimatedPrice: number | null;
  @Maybe(Text()) brand: string | null;
  @Maybe(Id()) recipeId: string | null;
  @Maybe(Text()) recipeName: string | null;
  @Maybe(Text('The food, if it was made from a plan')) foodId: string | null;
  @Maybe(Text('What `/api/drawings/{drawing}.svg` draws for the food')) drawing: string | null;
  @Maybe(Amount('What the plan needs exactly')) grams: number | null;
  @Maybe(Part(SparedResponse, 'Null if the planned amount is enough')) spared: Spared | null;
  @Moment() createdAt: string;
  @Moment() updatedAt: string;

  constructor(item: GroceryItem) {
    const { list, createdAt, updatedAt, need } = item;
    this.id = item.id;
    this.groceryListId = list.id;
    this.name = item.name ?? '';
    this.category = item.category;
    this.quantity = item.quantity;
    this.unit = item.unit;
    this.isChecked = item.isChecked;
    this.priority = item.priority;
    this.notes = item.notes;
    this.estimatedPrice = item.estimatedPrice;
    this.brand = item.brand;
    this.recipeId = item.recipeId;
    this.recipeName = item.recipeName;
    this.foodId = need?.foodId ?? null;
    this.drawing = drawingFor(this.foodId);
    this.grams = need?.grams ?? null;
    this.spared = need?.spared ?? null;
    this.createdAt = createdAt.toISOString();
    this.updatedAt = updatedAt.toISOString();
  }
}

/** An item that the database has written as the API answers it, but for its drawing, which follows from the food. */
export type ItemRow = Omit<GroceryItemResponse, 'drawing'>;

const drawingFor = (foodId: string | null): string | null => (foodId === null ? null : drawingOfFood(foodId));

export const withDrawing = (row: ItemRow): GroceryItemResponse => ({
  ...row,
  drawing: drawingFor(row.foodId),
});

/** Checked items come last. Otherwise the order is that of a walk through a shop, then that of the alphabet. */
export const inOrder = (items: readonly GroceryItemResponse[]): GroceryItemResponse[] =>
  items.toSorted(
    (one, other) =>
      Number(one.isChecked) - Number(other.isChecked) ||
      CATEGORIES.indexOf(one.category) - CATEGORIES.indexOf(other.category) ||
      one.name.localeCompare(other.name, 'en') ||
      (one.id < other.id ? -1 : 1),
  );
