import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { ListOwnFoodsRequest, OwnFoodRequest, SearchFoodsRequest } from './dto/food.request.js';
import {
  FoundFoodsResponse,
  OwnFoodResponse,
  OwnFoodsResponse,
  SavedOwnFoodResponse,
} from './dto/food.response.js';
import { FoodFinder } from './food-finder.js';
import { OwnFoodsService } from './own-foods.service.js';

@ApiTags('nutrition')
@Controller('api/nutrition/foods')
export class LoggableFoodsController {
  constructor(
    private readonly foods: FoodFinder,
    private readonly ownFoods: OwnFoodsService,
  ) {}

  @Get()
  @Roles('customer')
  @ApiOperation({ summary: 'Search the foods and recipes that you can log, by what people call them' })
  @ApiOkResponse({ type: FoundFoodsResponse })
  @FailsWith(400)
  async search(@Query() { search = '', limit }: SearchFoodsRequest, @CurrentUser() user: Principal) {
    return new FoundFoodsResponse(await this.foods.search(search, user.userId, limit));
  }

  @Get('own')
  @Roles('customer')
  @ApiOperation({ summary: 'List the foods that you entered yourself, by name' })
  @ApiOkResponse({ type: OwnFoodsResponse })
  @FailsWith(400)
  async list(@Query() wanted: ListOwnFoodsRequest, @CurrentUser() user: Principal) {
    return new OwnFoodsResponse(await this.ownFoods.list(user, wanted));
  }

  @Get('own/:id')
  @Roles('customer')
  @ApiOperation({ summary: 'Get a food of your own' })
  @ApiOkResponse({ type: OwnFoodResponse })
  @FailsWith(400, 404)
  async show(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    return new OwnFoodResponse(await this.ownFoods.find(user, id));
  }

  @Post()
  @Roles('customer')
  @ApiOperation({ summary: 'Add a food of your own, which the search then finds' })
  @ApiCreatedResponse({ type: SavedOwnFoodResponse })
  @FailsWith(400, 409, 429)
  async add(@Body() { content }: OwnFoodRequest, @CurrentUser() user: Principal) {
    return new SavedOwnFoodResponse('Food saved', await this.ownFoods.add(user, content));
  }

  @Put(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Correct a food of your own; what was logged of it stays as it is' })
  @ApiOkResponse({ type: SavedOwnFoodResponse })
  @FailsWith(400, 404, 409, 429)
  async change(
    @Param() { id }: IdParams,
    @Body() { content }: OwnFoodRequest,
    @CurrentUser() user: Principal,
  ) {
    return new SavedOwnFoodResponse('Food saved', await this.ownFoods.change(user, id, content));
  }

  @Delete(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Delete a food of your own; what was logged of it stays' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async remove(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    await this.ownFoods.remove(user, id);
    return new MessageResponse('Food deleted');
  }
}
