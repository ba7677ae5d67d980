import { Id, ListOf, Part, Text, WholeNumber, YesNo } from '../../../platform/http/answers.js';
import type { GroceryItem } from '../grocery-item.entity.js';
import type { Written } from '../list-writer.js';
import { GroceryItemResponse, type ItemRow, withDrawing } from './grocery-item.response.js';

export class SavedGroceryItemResponse {
  @Text() message: string;
  @Part(GroceryItemResponse) data: GroceryItemResponse;

  constructor(message: string, item: GroceryItem) {
    this.message = message;
    this.data = new GroceryItemResponse(item);
  }
}

/** The answer to an item that was added without naming a list. */
export class FirstItemResponse extends SavedGroceryItemResponse {
  @YesNo('Whether a list was made for it, because there was none') isNewList: boolean;

  constructor(message: string, added: { item: GroceryItem; isNewList: boolean }) {
    super(message, added.item);
    this.isNewList = added.isNewList;
  }
}

/** The same as `SavedGroceryItemResponse` of an item that the database has written. */
export const savedItem = (message: string, item: ItemRow): SavedGroceryItemResponse => ({
  ...{ message, data: withDrawing(item) },
});

export class ChangedItemsResponse {
  @Text() message: string;
  @ListOf(Id(), 'The items that were changed') itemIds: string[];
  @WholeNumber('The version of the list since then') version: number;

  constructor(message: string, { changed, list }: Written) {
    this.message = message;
    this.itemIds = changed.map(({ id }) => id);
    this.version = list.version;
  }
}
