import { Id, ListOf, Maybe, Moment, Part, Text, WholeNumber } from '../../../platform/http/answers.js';
import type { GroceryItem } from '../grocery-item.entity.js';
import type { GroceryList } from '../grocery-list.entity.js';
import type { FoundLists, GroceryListRow } from '../grocery-list.queries.js';
import { GroceryItemResponse, inOrder } from './grocery-item.response.js';

class GroceryListSummary {
  @Id() id: string;
  @Id() customerId: string;
  @Text() name: string;
  @Maybe(Id('Your plan from which it was made')) mealPlanId: string | null;
  @WholeNumber() itemCount: number;
  @WholeNumber('The number of items that are not checked') openCount: number;
  @Moment() createdAt: string;
  @Moment() updatedAt: string;

  constructor({ createdAt, updatedAt, ...row }: GroceryListRow) {
    Object.assign(this, row);
    this.createdAt = createdAt.toISOString();
    this.updatedAt = updatedAt.toISOString();
  }
}

export class GroceryListsResponse {
  @ListOf(Part(GroceryListSummary), 'Those with the most items first') groceryLists: GroceryListSummary[];
  @WholeNumber('The number of lists that match the search') found: number;
  @WholeNumber('The number of all your lists') total: number;
  @Maybe(Id('The list to open if none is named: the one that was used last')) selectedId: string | null;

  constructor({ lists, found, total, selectedId }: FoundLists) {
    this.groceryLists = lists.map((row) => new GroceryListSummary(row));
    this.found = found;
    this.total = total;
    this.selectedId = selectedId;
  }
}

export class GroceryListResponse extends GroceryListSummary {
  @WholeNumber('Counts the changes') version: number;

  @ListOf(Part(GroceryItemResponse), 'Checked items last, in the order of a walk through a shop')
  items: GroceryItemResponse[];

  constructor(list: GroceryList, items: GroceryItem[]) {
    const { id, customer, name, mealPlanId, createdAt, updatedAt } = list;
    const openCount = items.filter(({ isChecked }) => !isChecked).length;
    const counts = { itemCount: items.length, openCount };
    super({ id, customerId: customer.id, name, mealPlanId, createdAt, updatedAt, ...counts });
    this.version = list.version;
    this.items = inOrder(items.map((item) => new GroceryItemResponse(item)));
  }
}

export class SavedGroceryListResponse {
  @Text() message: string;
  @Part(GroceryListResponse) data: GroceryListResponse;

  constructor(message: string, list: GroceryList, items: GroceryItem[] = []) {
    this.message = message;
    this.data = new GroceryListResponse(list, items);
  }
}

export class GeneratedGroceryListResponse extends SavedGroceryListResponse {
  @WholeNumber('How many items were added, or of how many there are more now') added: number;

  constructor(message: string, added: number, list: GroceryList, items: GroceryItem[]) {
    super(message, list, items);
    this.added = added;
  }
}
