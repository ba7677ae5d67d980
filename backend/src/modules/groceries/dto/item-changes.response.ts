import { Id, ListOf, Part, Text, WholeNumber, YesNo } from '../../../platform/http/answers.js';
import type { ListNews } from '../grocery-items.service.js';
import type { Ticked } from '../merging/tick.queries.js';
import { GroceryItemResponse, inOrder, withDrawing } from './grocery-item.response.js';

export class ListNewsResponse {
  @WholeNumber('The version of the list; send it the next time') version: number;
  @Text() name: string;
  @YesNo('Whether these are all items, because the version that was sent is too old') isWhole: boolean;
  @ListOf(Part(GroceryItemResponse), 'The items that are new or have changed') items: GroceryItemResponse[];
  @ListOf(Id(), 'The items that were deleted') deletedIds: string[];

  constructor({ list, isWhole, items }: ListNews) {
    this.version = list.version;
    this.name = list.name;
    this.isWhole = isWhole;
    const shown = items.filter(({ isShown }) => isShown);
    this.items = inOrder(shown.map((item) => new GroceryItemResponse(item)));
    this.deletedIds = items.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
  }
}

class RefusedChange {
  @Id('The ID of the change') id: string;
  @Text() message: string;
}

export class MergedChangesResponse extends ListNewsResponse {
  @ListOf(Part(RefusedChange), 'Changes that were not made') refused: RefusedChange[];

  constructor(news: ListNews, refused: RefusedChange[]) {
    super(news);
    this.refused = refused;
  }
}

/** The same as `MergedChangesResponse` of a tick that is all that is new. */
export const mergedTick = ({ version, name, item }: Ticked): MergedChangesResponse => ({
  ...{ version, name, isWhole: false, items: [withDrawing(item)], deletedIds: [], refused: [] },
});
