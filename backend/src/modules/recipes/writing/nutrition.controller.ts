import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { HOUR_SECONDS } from '../../../platform/clock/clock.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { Limits } from '../../../platform/limits/limits.js';
import { NutritionRequest } from './dto/nutrition.request.js';
import { NutritionResponse } from './dto/nutrition.response.js';
import { EditableRecipeQueries } from './editable-recipe.queries.js';
import { readIngredients } from './written-recipe.js';

/** A form asks whenever its author pauses. */
const MAX_COMPUTATIONS_PER_HOUR = 1_500;

@ApiTags('recipes')
@Controller('api/recipes')
export class NutritionController {
  constructor(
    private readonly rewritten: EditableRecipeQueries,
    private readonly limits: Limits,
  ) {}

  @Post('nutrition')
  @Roles('admin', 'trainer')
  @HttpCode(200)
  @ApiOperation({ summary: 'Get how ingredient lines are understood, and the resulting nutrition' })
  @ApiOkResponse({ type: NutritionResponse })
  @FailsWith(400, 404, 429)
  async compute(@Body() { lines, servings, recipeId }: NutritionRequest, @CurrentUser() user: Principal) {
    const key = `nutrition:user:${user.userId}`;
    await this.limits.spend([{ key, most: MAX_COMPUTATIONS_PER_HOUR, windowSeconds: HOUR_SECONDS }]);
    const before = recipeId ? await this.rewritten.readIngredients(recipeId, user) : [];
    return new NutritionResponse(readIngredients(lines, before), servings);
  }
}
