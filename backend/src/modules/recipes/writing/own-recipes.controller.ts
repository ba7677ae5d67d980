import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { ListOwnRecipesRequest } from './dto/own-recipes.request.js';
import { OwnRecipesResponse } from './dto/own-recipes.response.js';
import { RecipeContentRequest } from './dto/recipe-content.request.js';
import { SavedRecipeResponse } from './dto/saved-recipe.response.js';
import { OwnRecipeQueries } from './own-recipe.queries.js';
import { OwnRecipesService } from './own-recipes.service.js';

@ApiTags("recipes: a trainer's own")
@Controller('api/trainer/recipes')
export class OwnRecipesController {
  constructor(
    private readonly recipes: OwnRecipesService,
    private readonly own: OwnRecipeQueries,
  ) {}

  @Get()
  @Roles('trainer')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: "List the trainer's own recipes, most recently changed first" })
  @ApiOkResponse({ type: OwnRecipesResponse })
  @FailsWith(400)
  list(@Query() wanted: ListOwnRecipesRequest, @CurrentUser() { userId }: Principal) {
    return this.own.list(userId, wanted);
  }

  @Post()
  @Roles('trainer')
  @ApiOperation({ summary: 'Create a recipe that the trainer and their customers can see' })
  @ApiCreatedResponse({ type: SavedRecipeResponse })
  @FailsWith(400, 429)
  async create(
    @Body() { written, sourceReference }: RecipeContentRequest,
    @CurrentUser() trainer: Principal,
  ) {
    const recipe = await this.recipes.create(trainer.userId, written, sourceReference || null);
    return new SavedRecipeResponse('Recipe Created', recipe);
  }

  @Put(':id')
  @Roles('trainer')
  @ApiOperation({ summary: 'Edit a recipe; while it is offered, admins see the current version' })
  @ApiOkResponse({ type: SavedRecipeResponse })
  @FailsWith(400, 404, 409)
  async rewrite(
    @Param() { id }: IdParams,
    @Body() { written, sourceReference }: RecipeContentRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    const recipe = await this.recipes.rewrite(id, userId, written, sourceReference || null);
    return new SavedRecipeResponse('Recipe Updated', recipe);
  }

  @Delete(':id')
  @Roles('trainer')
  @ApiOperation({ summary: "Delete a recipe, along with its customers' notes and ratings" })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404, 409)
  async delete(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    await this.recipes.delete(id, userId);
    return new MessageResponse('Recipe Deleted');
  }

  @Post(':id/offer')
  @Roles('trainer')
  @HttpCode(200)
  @ApiOperation({ summary: 'Offer a recipe to the library; an admin decides' })
  @ApiOkResponse({ type: SavedRecipeResponse })
  @FailsWith(400, 404, 409)
  async offer(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    return new SavedRecipeResponse('Recipe Offered', await this.recipes.offer(id, userId));
  }

  @Delete(':id/offer')
  @Roles('trainer')
  @ApiOperation({ summary: 'Withdraw the offer' })
  @ApiOkResponse({ type: SavedRecipeResponse })
  @FailsWith(400, 404, 409)
  async withdrawOffer(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    return new SavedRecipeResponse('Offer Withdrawn', await this.recipes.withdrawOffer(id, userId));
  }
}
