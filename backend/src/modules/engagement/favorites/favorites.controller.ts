import { Body, Controller, Delete, Get, Header, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import type { Caller } from '../../../platform/http/caller.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { CurrentUser, FromCaller } from '../../../platform/http/request.js';
import {
  AddFavoriteRequest,
  ChangeFavoriteRequest,
  ListFavoritesRequest,
  RecipeParams,
} from './dto/favorite.request.js';
import {
  ChangedFavoriteResponse,
  FavoriteCheckResponse,
  FavoritesResponse,
} from './dto/favorite.response.js';
import { FavoriteQueries } from './favorite.queries.js';
import { FavoritesService } from './favorites.service.js';

@ApiTags('favorites')
@Controller('api/favorites')
export class FavoritesController {
  constructor(
    private readonly favorites: FavoritesService,
    private readonly kept: FavoriteQueries,
  ) {}

  @Get()
  @Roles('trainer', 'customer')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'List your favorites, newest first' })
  @ApiOkResponse({ type: FavoritesResponse })
  @FailsWith(400)
  list(@Query() wanted: ListFavoritesRequest, @CurrentUser() { userId }: Principal) {
    return this.kept.list(userId, wanted);
  }

  @Post()
  @Roles('trainer', 'customer')
  @ApiOperation({ summary: 'Add a recipe to your favorites; adding it again only changes its notes' })
  @ApiCreatedResponse({ type: ChangedFavoriteResponse })
  @FailsWith(400, 404)
  async add(
    @Body() { recipeId, notes }: AddFavoriteRequest,
    @CurrentUser() user: Principal,
    @FromCaller() caller: Caller,
  ) {
    await this.favorites.add(user, recipeId, notes, caller);
    return new ChangedFavoriteResponse('Added to favorites', true);
  }

  @Get('check/:recipeId')
  @Roles('trainer', 'customer')
  @ApiOperation({ summary: 'Check whether a recipe is one of your favorites' })
  @ApiOkResponse({ type: FavoriteCheckResponse })
  @FailsWith(400, 404)
  async check(@Param() { recipeId }: RecipeParams, @CurrentUser() { userId }: Principal) {
    return new FavoriteCheckResponse(await this.favorites.has(userId, recipeId));
  }

  @Patch(':recipeId')
  @Roles('trainer', 'customer')
  @ApiOperation({ summary: 'Change the notes of a favorite' })
  @ApiOkResponse({ type: ChangedFavoriteResponse })
  @FailsWith(400, 404)
  async change(
    @Param() { recipeId }: RecipeParams,
    @Body() { notes }: ChangeFavoriteRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    await this.favorites.changeNotes(userId, recipeId, notes);
    return new ChangedFavoriteResponse('Notes saved', true);
  }

  @Delete(':recipeId')
  @Roles('trainer', 'customer')
  @ApiOperation({ summary: 'Remove a recipe from your favorites, whether or not it was one' })
  @ApiOkResponse({ type: ChangedFavoriteResponse })
  @FailsWith(400)
  async remove(@Param() { recipeId }: RecipeParams, @CurrentUser() { userId }: Principal) {
    await this.favorites.remove(userId, recipeId);
    return new ChangedFavoriteResponse('Removed from favorites', false);
  }
}
