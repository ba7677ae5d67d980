import { Body, Controller, Delete, Get, Header, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import type { Caller } from '../../../platform/http/caller.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser, FromCaller } from '../../../platform/http/request.js';
import { CollectionQueries } from './collection.queries.js';
import { CollectionsService } from './collections.service.js';
import {
  AddToCollectionRequest,
  ChangeCollectionRequest,
  CollectionRecipeParams,
  CreateCollectionRequest,
  ListCollectionsRequest,
  OrderCollectionRequest,
  ShowCollectionRequest,
} from './dto/collection.request.js';
import {
  CollectionsResponse,
  CollectionWithRecipesResponse,
  CreatedCollectionResponse,
} from './dto/collection.response.js';

@ApiTags('collections')
@Controller('api/collections')
export class CollectionsController {
  constructor(
    private readonly collections: CollectionsService,
    private readonly queries: CollectionQueries,
  ) {}

  @Get()
  @SignedIn()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'List your own collections or public ones, most recently changed first' })
  @ApiOkResponse({ type: CollectionsResponse })
  @FailsWith(400)
  list(@Query() { scope, recipeId, ...page }: ListCollectionsRequest, @CurrentUser() { userId }: Principal) {
    return this.queries.list(userId, scope ?? 'own', recipeId ?? null, page);
  }

  @Post()
  @SignedIn()
  @ApiOperation({ summary: 'Create a collection, empty or with its first recipe' })
  @ApiCreatedResponse({ type: CreatedCollectionResponse })
  @FailsWith(400, 404, 409)
  async create(
    @Body() { content, recipeId }: CreateCollectionRequest,
    @CurrentUser() user: Principal,
    @FromCaller() caller: Caller,
  ) {
    return new CreatedCollectionResponse(await this.collections.create(user, content, caller, recipeId));
  }

  @Get(':id')
  @SignedIn()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Get one of your collections or a public one, with its recipes in order' })
  @ApiOkResponse({ type: CollectionWithRecipesResponse })
  @FailsWith(400, 404)
  show(
    @Param() { id }: IdParams,
    @Query() page: ShowCollectionRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    return this.queries.show(id, userId, page);
  }

  @Patch(':id')
  @SignedIn()
  @ApiOperation({ summary: 'Change its details; fields left out stay the same' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404, 422)
  async change(
    @Param() { id }: IdParams,
    @Body() content: ChangeCollectionRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    await this.collections.change(id, userId, content);
    return new MessageResponse('Collection saved');
  }

  @Delete(':id')
  @SignedIn()
  @ApiOperation({ summary: 'Delete a collection; its recipes stay' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async remove(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    await this.collections.remove(id, userId);
    return new MessageResponse('Collection deleted');
  }

  @Post(':id/recipes')
  @SignedIn()
  @ApiOperation({ summary: 'Add a recipe at the end; adding it again only changes its notes' })
  @ApiCreatedResponse({ type: MessageResponse })
  @FailsWith(400, 404, 409)
  async addRecipe(
    @Param() { id }: IdParams,
    @Body() { recipeId, notes }: AddToCollectionRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    await this.collections.addRecipe(id, userId, recipeId, notes);
    return new MessageResponse('Added to the collection');
  }

  @Delete(':id/recipes/:recipeId')
  @SignedIn()
  @ApiOperation({ summary: 'Remove a recipe, whether or not it was in the collection' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async takeRecipeOut(
    @Param() { id, recipeId }: CollectionRecipeParams,
    @CurrentUser() { userId }: Principal,
  ) {
    await this.collections.takeRecipeOut(id, userId, recipeId);
    return new MessageResponse('Removed from the collection');
  }

  @Put(':id/order')
  @SignedIn()
  @ApiOperation({ summary: 'Reorder its recipes' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404, 422)
  async order(
    @Param() { id }: IdParams,
    @Body() { recipeIds }: OrderCollectionRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    await this.collections.order(id, userId, recipeIds);
    return new MessageResponse('Order saved');
  }
}
