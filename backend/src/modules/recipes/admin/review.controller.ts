import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { RecipeChangedError } from '../recipes.errors.js';
import { AdminRecipeQueries } from './admin-recipe.queries.js';
import {
  ApproveRecipeRequest,
  ApproveRecipesRequest,
  DeclineRecipeRequest,
} from './dto/admin-recipes.request.js';
import {
  AdminStatsResponse,
  BulkApprovedResponse,
  QueuePlaceResponse,
} from './dto/admin-recipes.response.js';
import { ReviewService } from './review.service.js';
import { ReviewQueueQueries } from './review-queue.queries.js';

@ApiTags('admin: recipes')
@Controller('api/admin')
export class ReviewController {
  constructor(
    private readonly review: ReviewService,
    private readonly details: AdminRecipeQueries,
    private readonly queue: ReviewQueueQueries,
  ) {}

  @Get('stats')
  @Roles('admin')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Count all recipes, pending recipes, and users' })
  @ApiOkResponse({ type: AdminStatsResponse })
  stats() {
    return this.details.stats();
  }

  @Get('recipes/:id/queue-place')
  @Roles('admin')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Get the place of a recipe in the review queue, and the recipe after it' })
  @ApiOkResponse({ type: QueuePlaceResponse })
  @FailsWith(400)
  placeInQueue(@Param() { id }: IdParams) {
    return this.queue.findPlace(id);
  }

  @Patch('recipes/:id/approve')
  @Roles('admin')
  @ApiOperation({ summary: 'Approve a recipe for the library; repeating it changes nothing' })
  @ApiBody({ type: ApproveRecipeRequest, required: false })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404, 409)
  async approve(
    @Param() { id }: IdParams,
    @Body() { asOf }: ApproveRecipeRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    const { changed } = await this.review.approve([id], userId, asOf);
    if (changed > 0) throw new RecipeChangedError();
    return new MessageResponse('Recipe Approved');
  }

  @Post('recipes/bulk-approve')
  @Roles('admin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Approve several recipes at once' })
  @ApiOkResponse({ type: BulkApprovedResponse })
  @FailsWith(400, 404)
  async approveAll(@Body() { recipeIds, asOf }: ApproveRecipesRequest, @CurrentUser() { userId }: Principal) {
    const approval = await this.review.approve(recipeIds, userId, asOf);
    return new BulkApprovedResponse('All Recipes Approved', approval);
  }

  @Post('recipes/:id/decline')
  @Roles('admin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Return an offered recipe to its owner' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404, 409)
  async decline(
    @Param() { id }: IdParams,
    @Body() { reason }: DeclineRecipeRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    await this.review.decline(id, userId, reason || null);
    return new MessageResponse('Recipe Declined');
  }
}
