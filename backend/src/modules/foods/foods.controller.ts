import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../platform/access/access.decorator.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { ListFoodsRequest } from './dto/food.request.js';
import { FoodResponse } from './dto/food.response.js';
import { findFoods } from './food-search.js';

@ApiTags('foods')
@Controller('api/foods')
export class FoodsController {
  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Search foods with known nutrition by the beginning of their name' })
  @ApiOkResponse({ type: [FoodResponse] })
  @FailsWith(400)
  list(@Query() { search = '', limit }: ListFoodsRequest) {
    return findFoods(search, limit).map((food) => new FoodResponse(food));
  }
}
