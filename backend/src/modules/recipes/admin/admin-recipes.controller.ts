import { Body, Controller, Delete, Get, Header, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { ListRecipesRequest } from '../dto/list-recipes.request.js';
import { RecipesResponse } from '../dto/recipe.response.js';
import { RecipeQueries } from '../recipe.queries.js';
import { RecipeContentRequest } from '../writing/dto/recipe-content.request.js';
import { SavedRecipeResponse } from '../writing/dto/saved-recipe.response.js';
import { AdminRecipeQueries } from './admin-recipe.queries.js';
import { AdminRecipesService } from './admin-recipes.service.js';
import {
  CreateRecipeRequest,
  DeleteRecipesRequest,
  RecipeDependentsRequest,
} from './dto/admin-recipes.request.js';
import {
  AdminRecipeResponse,
  BulkDeletedResponse,
  RecipesWithDependentsResponse,
} from './dto/admin-recipes.response.js';

@ApiTags('admin: recipes')
@Controller('api/admin/recipes')
export class AdminRecipesController {
  constructor(
    private readonly recipes: AdminRecipesService,
    private readonly lists: RecipeQueries,
    private readonly details: AdminRecipeQueries,
  ) {}

  @Get()
  @Roles('admin')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'List the library, or the recipes waiting for approval (approved=false)' })
  @ApiOkResponse({ type: RecipesResponse })
  @FailsWith(400)
  list(@Query() { filter, wantedPage }: ListRecipesRequest, @CurrentUser() { userId }: Principal) {
    return this.lists.list('admin', userId, filter, wantedPage);
  }

  @Get('dependents')
  @Roles('admin')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({
    summary: 'Get what would be deleted with several recipes, without those that are not there',
  })
  @ApiOkResponse({ type: RecipesWithDependentsResponse })
  @FailsWith(400)
  dependents(@Query() { id }: RecipeDependentsRequest) {
    return this.details.dependentsOf(id);
  }

  @Get(':id')
  @Roles('admin')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Get one recipe, its history, and where it is used' })
  @ApiOkResponse({ type: AdminRecipeResponse })
  @FailsWith(400, 404)
  show(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    return this.details.show(id, userId);
  }

  @Post()
  @Roles('admin')
  @ApiOperation({ summary: 'Create a recipe for the library' })
  @ApiCreatedResponse({ type: SavedRecipeResponse })
  @FailsWith(400)
  async create(
    @Body() { written, sourceReference, isApproved = false }: CreateRecipeRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    const origin = { sourceReference: sourceReference || null, isApproved };
    const recipe = await this.recipes.create(userId, written, origin);
    return new SavedRecipeResponse('Recipe Created', recipe);
  }

  @Put(':id')
  @Roles('admin')
  @ApiOperation({ summary: 'Edit a recipe; its approval does not change' })
  @ApiOkResponse({ type: SavedRecipeResponse })
  @FailsWith(400, 404)
  async rewrite(
    @Param() { id }: IdParams,
    @Body() { written, sourceReference }: RecipeContentRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    const recipe = await this.recipes.rewrite(id, userId, written, sourceReference || null);
    return new SavedRecipeResponse('Recipe Updated', recipe);
  }

  @Delete(':id')
  @Roles('admin')
  @ApiOperation({ summary: 'Delete a recipe and everything that uses it; its history stays' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async delete(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    await this.recipes.delete(id, userId);
    return new MessageResponse('Recipe Deleted');
  }

  @Delete()
  @Roles('admin')
  @ApiOperation({ summary: 'Delete several recipes at once' })
  @ApiOkResponse({ type: BulkDeletedResponse })
  @FailsWith(400, 404)
  async deleteAll(@Body() { recipeIds }: DeleteRecipesRequest, @CurrentUser() { userId }: Principal) {
    return new BulkDeletedResponse('Recipes deleted', await this.recipes.deleteAll(recipeIds, userId));
  }
}
