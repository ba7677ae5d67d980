import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { ImportRecipesRequest, MAX_IMPORT_BYTES } from './dto/import-recipes.request.js';
import { ImportedRecipesResponse } from './dto/imported-recipes.response.js';
import { RecipeImportService } from './recipe-import.service.js';

@ApiTags('recipes: import')
@Controller('api')
export class RecipeImportController {
  constructor(private readonly recipes: RecipeImportService) {}

  @Post('admin/recipes/import')
  @Roles('admin')
  @HttpCode(200)
  @LargeBody(MAX_IMPORT_BYTES)
  @ApiOperation({
    summary:
      'Import recipes into the review queue: readable ones are kept, and every other row gets a reason',
  })
  @ApiOkResponse({ type: ImportedRecipesResponse })
  @FailsWith(400, 422, 429)
  async intoTheQueue(
    @Body() { given, mealTypes }: ImportRecipesRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    const result = await this.recipes.import(given, {
      userId,
      isOwn: false,
      mealsOtherwise: mealTypes ?? [],
    });
    return new ImportedRecipesResponse(result);
  }

  @Post('trainer/recipes/import')
  @Roles('trainer')
  @HttpCode(200)
  @LargeBody(MAX_IMPORT_BYTES)
  @ApiOperation({
    summary: "Import recipes as the trainer's own: readable ones are kept, and every other row gets a reason",
  })
  @ApiOkResponse({ type: ImportedRecipesResponse })
  @FailsWith(400, 422, 429)
  async asOwn(@Body() { given, mealTypes }: ImportRecipesRequest, @CurrentUser() { userId }: Principal) {
    const result = await this.recipes.import(given, { userId, isOwn: true, mealsOtherwise: mealTypes ?? [] });
    return new ImportedRecipesResponse(result);
  }
}
