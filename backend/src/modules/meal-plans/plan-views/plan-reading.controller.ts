import { Body, Controller, Delete, Get, Header, Param, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles, SignedIn } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { dateIn } from '../../../platform/clock/dates.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { withDates } from '../../plan-model/index.js';
import { writeCalendar } from '../../prep-guide/index.js';
import { attachment } from '../attachment.js';
import { PlanQueries } from '../plan.queries.js';
import { PlanRecipeParams, TickRequest, UntickRequest, WeekRequest } from './dto/plan-reading.request.js';
import { PlanRecipeResponse, PlanRecipesResponse } from './dto/plan-reading.response.js';
import { PrepGuideResponse } from './dto/prep-guide.response.js';
import { readGuide } from './plan-guide.js';
import { PrepChecklistQueries } from './prep-checklist.queries.js';

/** Reads parts of a plan of any kind: draft, saved, or assigned. */
@ApiTags('meal plans: reading')
@Controller('api/meal-plans/:id')
export class PlanReadingController {
  constructor(
    private readonly reader: PlanQueries,
    private readonly ticks: PrepChecklistQueries,
    private readonly clock: Clock,
  ) {}

  @Get('recipes')
  @SignedIn()
  @ApiOperation({ summary: 'List all recipes of the plan, as copied into it' })
  @ApiOkResponse({ type: PlanRecipesResponse })
  @FailsWith(400, 404)
  async recipes(@Param() { id }: IdParams, @CurrentUser() by: Principal) {
    return new PlanRecipesResponse(await this.reader.read(id, by));
  }

  @Get('recipes/:recipeId')
  @SignedIn()
  @ApiOperation({ summary: 'Get a recipe as copied into the plan' })
  @ApiOkResponse({ type: PlanRecipeResponse })
  @FailsWith(400, 404)
  async recipe(@Param() { id, recipeId }: PlanRecipeParams, @CurrentUser() by: Principal) {
    const { plan } = await this.reader.read(id, by);
    const recipe = plan.recipes.find((one) => one.id === recipeId);
    if (!recipe) throw new NotFoundError('Recipe not found');
    return new PlanRecipeResponse(recipe, plan);
  }

  @Get('prep')
  @SignedIn()
  @ApiOperation({ summary: 'Get the shopping list, prep steps, and storage advice for one week' })
  @ApiOkResponse({ type: PrepGuideResponse })
  @FailsWith(400, 404)
  async prep(@Param() { id }: IdParams, @Query() { week = 1 }: WeekRequest, @CurrentUser() by: Principal) {
    const { plan } = await this.reader.read(id, by);
    const ticked = await this.ticks.of(id, week, by.userId);
    return new PrepGuideResponse({ ...readGuide(plan, week), ticked });
  }

  @Put('ticks')
  @Roles('customer')
  @ApiOperation({ summary: 'Check an item off, or uncheck it' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async tick(@Param() { id }: IdParams, @Body() tick: TickRequest, @CurrentUser() { userId }: Principal) {
    await this.ticks.set({ ...tick, planId: id }, userId);
    return new MessageResponse('Saved');
  }

  @Delete('ticks')
  @Roles('customer')
  @ApiOperation({ summary: 'Uncheck all items, for when the plan starts over' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async untick(
    @Param() { id }: IdParams,
    @Query() { week }: UntickRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    await this.ticks.clear(id, week, userId);
    return new MessageResponse('Saved');
  }

  @Get('calendar')
  @SignedIn()
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @ApiProduces('text/calendar')
  @ApiOperation({
    summary: "Export the meals as calendar events; a customer's plan has the dates of the current cycle",
  })
  @ApiOkResponse({ schema: { type: 'string' } })
  @FailsWith(400, 404)
  async calendar(
    @Param() { id }: IdParams,
    @CurrentUser() by: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const read = await this.reader.read(id, by);
    const plan = withDates(read, dateIn(by.timeZone, this.clock.now()));
    reply.header('Content-Disposition', attachment(plan.planName || 'Meal plan', 'ics'));
    return writeCalendar(plan, id);
  }
}
