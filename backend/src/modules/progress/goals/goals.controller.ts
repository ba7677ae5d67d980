import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { GoalDayParams, GoalRequest, GoalStatusRequest, GoalValueRequest } from './dto/goal.request.js';
import { GoalDetailsResponse, GoalsResponse, SavedGoalResponse } from './dto/goal.response.js';
import type { GoalStatus } from './goal.entity.js';
import { GoalsService } from './goals.service.js';

const DONE: Record<GoalStatus, string> = {
  active: 'Goal taken up again',
  achieved: 'Goal achieved',
  given_up: 'Goal given up',
};

/** A customer's own goals, including those that a trainer has set. */
@ApiTags('progress')
@Controller('api/progress/goals')
export class GoalsController {
  constructor(private readonly goals: GoalsService) {}

  @Get()
  @Roles('customer')
  @ApiOperation({ summary: 'List your goals with their progress, newest first' })
  @ApiOkResponse({ type: GoalsResponse })
  async list(@CurrentUser() user: Principal) {
    return new GoalsResponse(await this.goals.list(user.userId, user));
  }

  @Get(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Get one of your goals with the values that were entered at it' })
  @ApiOkResponse({ type: GoalDetailsResponse })
  @FailsWith(400, 404)
  async show(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    return new GoalDetailsResponse(await this.goals.find(own(id, user), user));
  }

  @Post()
  @Roles('customer')
  @ApiOperation({ summary: 'Set yourself a goal' })
  @ApiCreatedResponse({ type: SavedGoalResponse })
  @FailsWith(400, 409, 429)
  async add(@Body() goal: GoalRequest, @CurrentUser() user: Principal) {
    return new SavedGoalResponse('Goal added', await this.goals.add(user.userId, user, goal));
  }

  @Put(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Replace one of your goals as a whole; its values stay' })
  @ApiOkResponse({ type: SavedGoalResponse })
  @FailsWith(400, 404, 409)
  async change(@Param() { id }: IdParams, @Body() goal: GoalRequest, @CurrentUser() user: Principal) {
    return new SavedGoalResponse('Goal updated', await this.goals.change(own(id, user), user, goal));
  }

  @Put(':id/status')
  @Roles('customer')
  @ApiOperation({ summary: 'Give up a goal, take it up again, or end one that was to be held' })
  @ApiOkResponse({ type: SavedGoalResponse })
  @FailsWith(400, 404, 409)
  async setStatus(
    @Param() { id }: IdParams,
    @Body() { status }: GoalStatusRequest,
    @CurrentUser() user: Principal,
  ) {
    return new SavedGoalResponse(DONE[status], await this.goals.setStatus(own(id, user), user, status));
  }

  @Put(':id/values/:day')
  @Roles('customer')
  @ApiOperation({ summary: 'Enter or correct the value of a day for a custom goal' })
  @ApiOkResponse({ type: SavedGoalResponse })
  @FailsWith(400, 404, 409)
  async enterValue(
    @Param() { id, day }: GoalDayParams,
    @Body() { value }: GoalValueRequest,
    @CurrentUser() user: Principal,
  ) {
    const goal = await this.goals.enterValue(own(id, user), user, { day, value });
    return new SavedGoalResponse('Value saved', goal);
  }

  @Delete(':id/values/:day')
  @Roles('customer')
  @ApiOperation({ summary: 'Delete the value of a day of a custom goal' })
  @ApiOkResponse({ type: SavedGoalResponse })
  @FailsWith(400, 404)
  async removeValue(@Param() { id, day }: GoalDayParams, @CurrentUser() user: Principal) {
    return new SavedGoalResponse('Value deleted', await this.goals.removeValue(own(id, user), user, day));
  }

  @Delete(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Delete one of your goals; for a day it can be restored' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async remove(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    await this.goals.remove(own(id, user), user);
    return new MessageResponse('Goal deleted');
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Roles('customer')
  @ApiOperation({ summary: 'Undo the deletion of a goal' })
  @ApiOkResponse({ type: SavedGoalResponse })
  @FailsWith(400, 404, 409)
  async restore(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    return new SavedGoalResponse('Goal restored', await this.goals.restore(own(id, user), user));
  }
}

const own = (id: string, { userId }: Principal) => ({ id, customerId: userId });
