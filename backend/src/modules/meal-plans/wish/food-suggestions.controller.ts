import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { suggestFoods } from '../../wish-reader/index.js';
import { SuggestFoodsRequest } from './dto/food-suggestion.request.js';
import { FoodSuggestionResponse } from './dto/food-suggestion.response.js';

@ApiTags('foods')
@Controller('api/foods')
export class FoodSuggestionsController {
  @Get('suggestions')
  @SignedIn()
  @ApiOperation({
    summary: 'Suggest words for foods and groups of foods that a plan should exclude or prefer',
  })
  @ApiOkResponse({ type: [FoodSuggestionResponse] })
  @FailsWith(400)
  suggest(@Query() { search, use, limit }: SuggestFoodsRequest) {
    return suggestFoods(search, use, limit).map((food) => new FoodSuggestionResponse(food));
  }
}
