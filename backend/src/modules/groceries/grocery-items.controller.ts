import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { IdField } from '../../platform/http/fields.js';
import { IdParams } from '../../platform/http/id.params.js';
import { CurrentUser } from '../../platform/http/request.js';
import {
  ChecksRequest,
  ItemFieldsRequest,
  NewItemRequest,
  RestoreRequest,
} from './dto/grocery-item.request.js';
import { ItemChangesRequest, ListNewsRequest } from './dto/item-changes.request.js';
import { ListNewsResponse, MergedChangesResponse, mergedTick } from './dto/item-changes.response.js';
import {
  ChangedItemsResponse,
  FirstItemResponse,
  SavedGroceryItemResponse,
  savedItem,
} from './dto/saved-item.response.js';
import { refusalError } from './groceries.errors.js';
import { GroceryItemsService } from './grocery-items.service.js';

class ItemParams extends IdParams {
  @IdField() itemId: string;
}

const UPDATED = 'Item updated successfully';

/** The items of a customer's own lists. */
@ApiTags('grocery lists')
@Controller('api/grocery-lists')
export class GroceryItemsController {
  constructor(private readonly items: GroceryItemsService) {}

  @Post('items')
  @Roles('customer')
  @ApiOperation({ summary: 'Add an item to the list that you used last; the first item makes a list' })
  @ApiCreatedResponse({ type: FirstItemResponse })
  @FailsWith(400, 409, 429)
  async addToOpen(@Body() item: NewItemRequest, @CurrentUser() { userId }: Principal) {
    const added = await this.items.addToOpen(userId, { ...item });
    return new FirstItemResponse('Item added successfully', added);
  }

  @Post(':id/items')
  @Roles('customer')
  @ApiOperation({ summary: 'Add an item' })
  @ApiCreatedResponse({ type: SavedGroceryItemResponse })
  @FailsWith(400, 404, 409, 429)
  async add(@Param() { id }: IdParams, @Body() item: NewItemRequest, @CurrentUser() { userId }: Principal) {
    return new SavedGroceryItemResponse(
      'Item added successfully',
      await this.items.add(id, userId, { ...item }),
    );
  }

  @Put(':id/items/:itemId')
  @Roles('customer')
  @ApiOperation({ summary: 'Set some fields of an item; the others stay as they are' })
  @ApiOkResponse({ type: SavedGroceryItemResponse })
  @FailsWith(400, 404, 429)
  async change(
    @Param() { id, itemId }: ItemParams,
    @Body() fields: ItemFieldsRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    const ticked = await this.items.tick(id, itemId, userId, { ...fields });
    if (ticked) return savedItem(UPDATED, ticked.item);
    return new SavedGroceryItemResponse(UPDATED, await this.items.change(id, itemId, userId, { ...fields }));
  }

  @Delete(':id/items/:itemId')
  @Roles('customer')
  @ApiOperation({ summary: 'Delete an item' })
  @ApiOkResponse({ type: ChangedItemsResponse })
  @FailsWith(400, 404, 429)
  async remove(@Param() { id, itemId }: ItemParams, @CurrentUser() { userId }: Principal) {
    return new ChangedItemsResponse('Item deleted successfully', await this.items.remove(id, itemId, userId));
  }

  @Post(':id/checks')
  @HttpCode(200)
  @Roles('customer')
  @ApiOperation({ summary: 'Check several items, or uncheck them' })
  @ApiOkResponse({ type: ChangedItemsResponse })
  @FailsWith(400, 404, 429)
  async check(
    @Param() { id }: IdParams,
    @Body() { itemIds, isChecked }: ChecksRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    return new ChangedItemsResponse('Saved', await this.items.check(id, userId, itemIds, isChecked));
  }

  @Delete(':id/checked-items')
  @Roles('customer')
  @ApiOperation({ summary: 'Delete all checked items' })
  @ApiOkResponse({ type: ChangedItemsResponse })
  @FailsWith(400, 404, 429)
  async clearChecked(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    return new ChangedItemsResponse('Checked items cleared', await this.items.clearChecked(id, userId));
  }

  @Post(':id/restored-items')
  @HttpCode(200)
  @Roles('customer')
  @ApiOperation({ summary: 'Bring back what one deletion has deleted; possible for 90 days' })
  @ApiOkResponse({ type: ChangedItemsResponse })
  @FailsWith(400, 404, 409, 429)
  async restore(
    @Param() { id }: IdParams,
    @Body() { version }: RestoreRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    return new ChangedItemsResponse('Items restored', await this.items.restore(id, userId, version));
  }

  @Get(':id/changes')
  @Roles('customer')
  @ApiOperation({ summary: 'Get what has changed since a version of the list' })
  @ApiOkResponse({ type: ListNewsResponse })
  @FailsWith(400, 404, 409)
  async news(
    @Param() { id }: IdParams,
    @Query() { owner, since }: ListNewsRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    return new ListNewsResponse(await this.items.listNews(id, userId, { owner, since }));
  }

  @Post(':id/changes')
  @HttpCode(200)
  @Roles('customer')
  @ApiOperation({
    summary: 'Merge changes that were made without a connection, and get those of others',
    description: 'The later change of a field wins. A change that is sent again counts once.',
  })
  @ApiOkResponse({ type: MergedChangesResponse })
  @FailsWith(400, 404, 409, 429)
  async merge(
    @Param() { id }: IdParams,
    @Body() { sent }: ItemChangesRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    const merged = await this.items.merge(id, userId, sent);
    if ('ticked' in merged) return mergedTick(merged.ticked);
    const { refused, ...news } = merged;
    return new MergedChangesResponse(
      news,
      refused.map((one) => ({ id: one.id, message: refusalError(one.reason).message })),
    );
  }
}
