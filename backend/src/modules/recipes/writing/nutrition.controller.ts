import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { NutritionRequest } from './dto/nutrition.request.js';
import { NutritionResponse } from './dto/nutrition.response.js';
import { readIngredients } from './written-recipe.js';

@ApiTags('recipes')
@Controller('api/recipes')
export class NutritionController {
  @Post('nutrition')
  @Roles('admin', 'trainer')
  @HttpCode(200)
  @ApiOperation({ summary: 'What ingredient lines are understood as, and the numbers that follow' })
  @ApiOkResponse({ type: NutritionResponse })
  @FailsWith(400)
  compute(@Body() { lines, servings }: NutritionRequest) {
    return new NutritionResponse(readIngredients(lines), servings);
  }
}
