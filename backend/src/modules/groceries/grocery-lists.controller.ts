import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { IdParams } from '../../platform/http/id.params.js';
import { MessageResponse } from '../../platform/http/message.response.js';
import { CurrentUser } from '../../platform/http/request.js';
import {
  CreateGroceryListRequest,
  GenerateGroceryListRequest,
  ListGroceryListsRequest,
  RenameGroceryListRequest,
} from './dto/grocery-list.request.js';
import {
  GeneratedGroceryListResponse,
  GroceryListResponse,
  GroceryListsResponse,
  SavedGroceryListResponse,
} from './dto/grocery-list.response.js';
import { GenerateListService } from './generating/generate-list.service.js';
import { GroceryListQueries } from './grocery-list.queries.js';
import { GroceryListsService } from './grocery-lists.service.js';
import { WholeListQueries } from './whole-list.queries.js';

/** A customer's own grocery lists. */
@ApiTags('grocery lists')
@Controller('api/grocery-lists')
export class GroceryListsController {
  constructor(
    private readonly lists: GroceryListsService,
    private readonly queries: GroceryListQueries,
    private readonly whole: WholeListQueries,
    private readonly generating: GenerateListService,
  ) {}

  @Get()
  @Roles('customer')
  @ApiOperation({ summary: 'List your grocery lists, those with the most items first' })
  @ApiOkResponse({ type: GroceryListsResponse })
  @FailsWith(400)
  async list(@Query() page: ListGroceryListsRequest, @CurrentUser() { userId }: Principal) {
    return new GroceryListsResponse(await this.queries.list(userId, page));
  }

  @Get(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Get one of your lists with its items' })
  @ApiOkResponse({ type: GroceryListResponse })
  @FailsWith(400, 404)
  show(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    return this.whole.read(id, userId);
  }

  @Post()
  @Roles('customer')
  @ApiOperation({ summary: 'Make a new list' })
  @ApiCreatedResponse({ type: SavedGroceryListResponse })
  @FailsWith(400, 404, 409, 429)
  async create(@Body() list: CreateGroceryListRequest, @CurrentUser() user: Principal) {
    const created = await this.lists.create(list, user);
    return new SavedGroceryListResponse('Grocery list created successfully', created);
  }

  @Post('generate')
  @Roles('customer')
  @ApiOperation({
    summary: 'Make a list of what a plan needs on some days, or add to it what it lacks',
    description: 'What is checked stays checked, and generating the same again adds nothing.',
  })
  @ApiCreatedResponse({ type: GeneratedGroceryListResponse })
  @FailsWith(400, 404, 409, 429)
  async generate(@Body() request: GenerateGroceryListRequest, @CurrentUser() user: Principal) {
    const { list, added } = await this.generating.generate(request, user);
    const { items } = await this.lists.find(list.id, user.userId);
    return new GeneratedGroceryListResponse('Grocery list generated from meal plan', added, list, items);
  }

  @Put(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Rename a list' })
  @ApiOkResponse({ type: SavedGroceryListResponse })
  @FailsWith(400, 404)
  async rename(
    @Param() { id }: IdParams,
    @Body() { name }: RenameGroceryListRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    await this.lists.rename(id, userId, name);
    const { list, items } = await this.lists.find(id, userId);
    return new SavedGroceryListResponse('Grocery list renamed', list, items);
  }

  @Delete(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Delete a list with its items' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async remove(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    await this.lists.remove(id, userId);
    return new MessageResponse('Grocery list deleted');
  }
}
