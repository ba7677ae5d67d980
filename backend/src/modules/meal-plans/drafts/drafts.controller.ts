import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { addDays, dateIn } from '../../../platform/clock/dates.js';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { wishOf } from '../wished-plan.js';
import { DraftQueries } from './draft.queries.js';
import { DraftMealsService } from './draft-meals.service.js';
import { DraftSidesService } from './draft-sides.service.js';
import { DraftUsesService } from './draft-uses.service.js';
import { DraftsService } from './drafts.service.js';
import {
  ChangeMealRequest,
  GeneratePlanRequest,
  PlaceQueryRequest,
  RegenerateRequest,
  RevisionRequest,
  SwapsRequest,
} from './dto/draft.request.js';
import { DraftResponse, OfferedLeftoversResponse, SwapsResponse } from './dto/draft.response.js';
import { DraftsResponse } from './dto/drafts.response.js';
import { SidesOfMealResponse } from './dto/sides.response.js';
import { UsesRequest } from './dto/uses.request.js';
import { UsesResponse } from './dto/uses.response.js';

@ApiTags('meal plans: generating')
@Controller('api/meal-plan')
export class DraftsController {
  constructor(
    private readonly drafts: DraftsService,
    private readonly meals: DraftMealsService,
    private readonly sides: DraftSidesService,
    private readonly uses: DraftUsesService,
    private readonly list: DraftQueries,
    private readonly clock: Clock,
  ) {}

  @Post('generate')
  @Roles('trainer', 'admin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Generate a plan that keeps every rule, kept as a draft for 7 days' })
  @ApiOkResponse({ type: DraftResponse })
  @FailsWith(400, 404, 422, 429, 503)
  async generate(@Body() form: GeneratePlanRequest, @CurrentUser() user: Principal) {
    const tomorrow = addDays(dateIn(user.timeZone, this.clock.now()), 1);
    const { seed, saidWish } = form;
    const customerId = form.customerId ?? undefined;
    const hasPrep = form.generateMealPrep ?? true;
    const wish = wishOf(form, tomorrow);
    return new DraftResponse(await this.drafts.generate({ wish, hasPrep, seed, customerId, saidWish }, user));
  }

  @Get('drafts')
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: 'List your drafts, newest first' })
  @ApiOkResponse({ type: DraftsResponse })
  async index(@CurrentUser() user: Principal) {
    return new DraftsResponse(await this.list.of(user));
  }

  @Get('drafts/:id')
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: 'Get one of your drafts' })
  @ApiOkResponse({ type: DraftResponse })
  @FailsWith(400, 404)
  async show(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    return new DraftResponse(await this.drafts.show(id, user));
  }

  @Get('drafts/:id/swaps')
  @Roles('trainer', 'admin')
  @ApiOperation({
    summary: 'Get alternatives for a meal: three with similar calories and macros, or search results',
  })
  @ApiOkResponse({ type: SwapsResponse })
  @FailsWith(400, 404, 429, 503)
  async swaps(
    @Param() { id }: IdParams,
    @Query() { search, fits = false, ...place }: SwapsRequest,
    @CurrentUser() user: Principal,
  ) {
    if (!search) return new SwapsResponse(await this.meals.swapsFor(id, place, user));
    return new SwapsResponse(await this.meals.searchSwaps(id, place, { search, fits }, user));
  }

  @Get('drafts/:id/uses')
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: 'Get swaps to dishes that use up what is left over of a food, best first' })
  @ApiOkResponse({ type: UsesResponse })
  @FailsWith(400, 404, 429, 503)
  async usesOf(
    @Param() { id }: IdParams,
    @Query() { foodId, week = 1 }: UsesRequest,
    @CurrentUser() user: Principal,
  ) {
    return new UsesResponse(await this.uses.usesFor(id, { foodId, week }, user));
  }

  @Get('drafts/:id/leftovers')
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: 'List what is left of earlier meals and keeps until a meal' })
  @ApiOkResponse({ type: OfferedLeftoversResponse })
  @FailsWith(400, 404, 429)
  async leftovers(
    @Param() { id }: IdParams,
    @Query() place: PlaceQueryRequest,
    @CurrentUser() user: Principal,
  ) {
    return new OfferedLeftoversResponse(await this.meals.leftoversFor(id, place, user));
  }

  @Get('drafts/:id/sides')
  @Roles('trainer', 'admin')
  @ApiOperation({
    summary: 'List what is eaten beside the dish of a meal, and what could be, best for the day first',
  })
  @ApiOkResponse({ type: SidesOfMealResponse })
  @FailsWith(400, 404, 429)
  async sidesOf(
    @Param() { id }: IdParams,
    @Query() place: PlaceQueryRequest,
    @CurrentUser() user: Principal,
  ) {
    return new SidesOfMealResponse(await this.sides.sidesFor(id, place, user));
  }

  @Patch('drafts/:id')
  @Roles('trainer', 'admin')
  @ApiOperation({
    summary: 'Swap a meal, serve leftovers, change its portion, its sides, or its place, lock or unlock it',
  })
  @ApiOkResponse({ type: DraftResponse })
  @FailsWith(400, 404, 409)
  async change(
    @Param() { id }: IdParams,
    @Body() { revision, meal, ...asked }: ChangeMealRequest,
    @CurrentUser() by: Principal,
  ) {
    const { recipeId, servings, withLeftovers, exchangeWith, leftoverOf, sides, locked } = asked;
    const eaten = recipeId ?? leftoverOf ?? servings;
    const isTwice = recipeId !== undefined && leftoverOf !== undefined;
    if (isTwice || [exchangeWith, locked, sides, eaten].filter((one) => one !== undefined).length !== 1)
      throw new InvalidInputError({ meal: [ONE_CHANGE] });
    const change = { id, revision, by };
    if (leftoverOf)
      return new DraftResponse(await this.meals.eatLeftovers(change, meal, { of: leftoverOf, servings }));
    if (sides) return new DraftResponse(await this.sides.changeSides(change, meal, sides));
    if (exchangeWith) return new DraftResponse(await this.meals.moveMeal(change, meal, exchangeWith));
    if (locked !== undefined) return new DraftResponse(await this.meals.lockMeal(change, meal, locked));
    return new DraftResponse(
      await this.meals.changeMeal(change, meal, { recipeId, servings, withLeftovers }),
    );
  }

  @Post('drafts/:id/regenerate')
  @Roles('trainer', 'admin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Generate all meals again except the locked ones' })
  @ApiOkResponse({ type: DraftResponse })
  @FailsWith(400, 404, 409, 422, 429, 503)
  async regenerate(
    @Param() { id }: IdParams,
    @Body() { revision, seed, relax }: RegenerateRequest,
    @CurrentUser() by: Principal,
  ) {
    return new DraftResponse(await this.drafts.regenerate({ id, revision, by }, { seed, relax }));
  }

  @Post('drafts/:id/undo')
  @Roles('trainer', 'admin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Undo the last change of meals' })
  @ApiOkResponse({ type: DraftResponse })
  @FailsWith(400, 404, 409)
  async undo(@Param() { id }: IdParams, @Body() { revision }: RevisionRequest, @CurrentUser() by: Principal) {
    return new DraftResponse(await this.drafts.undo({ id, revision, by }));
  }

  @Delete('drafts/:id')
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: 'Delete a draft' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async delete(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    await this.drafts.delete(id, user);
    return new MessageResponse('Draft Deleted');
  }
}

const ONE_CHANGE = 'Please change exactly one thing: what is eaten, the sides, the place, or the lock';
