import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Anybody, SignedIn } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { CurrentUser, MaybeUser } from '../../../platform/http/request.js';
import { RecommendedRequest, SimilarRequest } from './dto/recommendation.request.js';
import { RecommendedRecipesResponse, SimilarRecipesResponse } from './dto/recommendation.response.js';
import { RecommendationsService } from './recommendations.service.js';
import { SimilarRecipeQueries } from './similar-recipe.queries.js';

@ApiTags('recipes')
@Controller('api/recipes')
export class RecommendationsController {
  constructor(
    private readonly recommendations: RecommendationsService,
    private readonly similarRecipes: SimilarRecipeQueries,
  ) {}

  @Get('recommended')
  @SignedIn()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({
    summary: 'Get recommended recipes, each with a reason; empty until you have done something',
  })
  @ApiOkResponse({ type: RecommendedRecipesResponse })
  @FailsWith(400)
  recommended(@Query() { limit }: RecommendedRequest, @CurrentUser() { userId }: Principal) {
    return this.recommendations.for(userId, limit);
  }

  @Get(':id/similar')
  @Anybody()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({
    summary: 'Get similar recipes: the same meal, similar ingredients, about the same calories',
  })
  @ApiOkResponse({ type: SimilarRecipesResponse })
  @FailsWith(400, 404)
  similar(
    @Param() { id }: IdParams,
    @Query() { limit }: SimilarRequest,
    @MaybeUser() user: Principal | null,
  ) {
    return this.similarRecipes.list(id, user?.userId ?? null, limit);
  }
}
