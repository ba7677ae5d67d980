import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Anybody } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { IdParams } from '../../platform/http/id.params.js';
import { MaybeUser } from '../../platform/http/request.js';
import { ListRecipesRequest } from './dto/list-recipes.request.js';
import { RecipeResponse, RecipesResponse } from './dto/recipe.response.js';
import { RecipeQueries } from './recipe.queries.js';

/** Endpoints that read recipes. The database writes the responses as they are sent. */
@ApiTags('recipes')
@Controller('api/recipes')
export class RecipesController {
  constructor(private readonly recipes: RecipeQueries) {}

  @Get()
  @Anybody()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({
    summary: "List the library's recipes and, when signed in, your own and your trainers' recipes",
  })
  @ApiOkResponse({ type: RecipesResponse })
  @FailsWith(400)
  list(@Query() { filter, wantedPage }: ListRecipesRequest, @MaybeUser() user: Principal | null) {
    return this.recipes.list('visible', user?.userId ?? null, filter, wantedPage);
  }

  @Get(':id')
  @Anybody()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Get one recipe' })
  @ApiOkResponse({ type: RecipeResponse })
  @FailsWith(400, 404)
  show(@Param() { id }: IdParams, @MaybeUser() user: Principal | null) {
    return this.recipes.show('visible', id, user?.userId ?? null);
  }
}
