import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Anybody, SignedIn } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { CurrentUser, MaybeUser } from '../../../platform/http/request.js';
import { ListRatingsRequest, RateRequest, VoteRequest } from './dto/rating.request.js';
import {
  OwnRatingOrNoneResponse,
  RatedResponse,
  RatingsResponse,
  VotedResponse,
} from './dto/rating.response.js';
import { RatingService } from './rating.service.js';
import { RatingListQueries } from './rating-list.queries.js';
import { VotesService } from './votes.service.js';

/** Responses that are already JSON come from the database as they are sent. */
@ApiTags('ratings')
@Controller('api')
export class RatingsController {
  constructor(
    private readonly rating: RatingService,
    private readonly ratings: RatingListQueries,
    private readonly votes: VotesService,
  ) {}

  @Post('favorites/rate')
  @SignedIn()
  @HttpCode(200)
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Rate a recipe, or change your rating' })
  @ApiOkResponse({ type: RatedResponse })
  @FailsWith(400, 404, 409)
  rate(@Body() { recipeId, ...opinion }: RateRequest, @CurrentUser() user: Principal) {
    return opinion.rating === 0
      ? this.rating.takeBack(user.userId, recipeId)
      : this.rating.rate(user, recipeId, opinion);
  }

  @Get('recipes/:id/ratings')
  @Anybody()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Get the ratings of a recipe, with a summary' })
  @ApiOkResponse({ type: RatingsResponse })
  @FailsWith(400, 404)
  list(@Param() { id }: IdParams, @Query() wanted: ListRatingsRequest, @MaybeUser() user: Principal | null) {
    return this.ratings.list(id, user?.userId ?? null, wanted);
  }

  @Get('recipes/:id/rating')
  @SignedIn()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Get your own rating of a recipe' })
  @ApiOkResponse({ type: OwnRatingOrNoneResponse })
  @FailsWith(400, 404)
  own(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    return this.ratings.own(id, userId);
  }

  @Put('ratings/:id/helpful')
  @SignedIn()
  @ApiOperation({ summary: "Vote on whether someone else's review is helpful" })
  @ApiOkResponse({ type: VotedResponse })
  @FailsWith(400, 404, 409)
  async vote(
    @Param() { id }: IdParams,
    @Body() { isHelpful }: VoteRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    const helpfulCount = await this.votes.vote(userId, id, isHelpful);
    return new VotedResponse('Thank you for your vote.', helpfulCount, isHelpful);
  }

  @Delete('ratings/:id/helpful')
  @SignedIn()
  @ApiOperation({ summary: 'Remove your vote' })
  @ApiOkResponse({ type: VotedResponse })
  @FailsWith(400, 404, 409)
  async takeVoteBack(@Param() { id }: IdParams, @CurrentUser() { userId }: Principal) {
    return new VotedResponse('Your vote has been removed.', await this.votes.takeBack(userId, id), null);
  }
}
