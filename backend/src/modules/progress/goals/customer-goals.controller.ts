import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { CustomerGoalParams, GoalRequest } from './dto/goal.request.js';
import { GoalDetailsResponse, GoalsResponse, SavedGoalResponse } from './dto/goal.response.js';
import { GoalsService } from './goals.service.js';

/** A customer's goals as the trainers see and set them who coach that customer. */
@ApiTags('progress')
@Controller('api/trainer/customers/:id/goals')
export class CustomerGoalsController {
  constructor(private readonly goals: GoalsService) {}

  @Get()
  @Roles('trainer')
  @ApiOperation({ summary: "List a customer's goals with their progress, newest first" })
  @ApiOkResponse({ type: GoalsResponse })
  @FailsWith(400, 404)
  async list(@Param() { id }: IdParams, @CurrentUser() trainer: Principal) {
    return new GoalsResponse(await this.goals.list(id, trainer));
  }

  @Get(':goalId')
  @Roles('trainer')
  @ApiOperation({ summary: "Get one of a customer's goals with the values that were entered at it" })
  @ApiOkResponse({ type: GoalDetailsResponse })
  @FailsWith(400, 404)
  async show(@Param() params: CustomerGoalParams, @CurrentUser() trainer: Principal) {
    return new GoalDetailsResponse(await this.goals.find(goalOf(params), trainer));
  }

  @Post()
  @Roles('trainer')
  @ApiOperation({ summary: 'Set a customer a goal; they see who set it' })
  @ApiCreatedResponse({ type: SavedGoalResponse })
  @FailsWith(400, 404, 409, 429)
  async add(@Param() { id }: IdParams, @Body() goal: GoalRequest, @CurrentUser() trainer: Principal) {
    return new SavedGoalResponse('Goal added', await this.goals.add(id, trainer, goal));
  }

  @Put(':goalId')
  @Roles('trainer')
  @ApiOperation({ summary: 'Replace a goal that you have set as a whole' })
  @ApiOkResponse({ type: SavedGoalResponse })
  @FailsWith(400, 404, 409)
  async change(
    @Param() params: CustomerGoalParams,
    @Body() goal: GoalRequest,
    @CurrentUser() trainer: Principal,
  ) {
    return new SavedGoalResponse('Goal updated', await this.goals.change(goalOf(params), trainer, goal));
  }

  @Delete(':goalId')
  @Roles('trainer')
  @ApiOperation({ summary: 'Delete a goal that you have set; for a day it can be restored' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async remove(@Param() params: CustomerGoalParams, @CurrentUser() trainer: Principal) {
    await this.goals.remove(goalOf(params), trainer);
    return new MessageResponse('Goal deleted');
  }

  @Post(':goalId/restore')
  @HttpCode(200)
  @Roles('trainer')
  @ApiOperation({ summary: 'Undo the deletion of a goal that you had set' })
  @ApiOkResponse({ type: SavedGoalResponse })
  @FailsWith(400, 404, 409)
  async restore(@Param() params: CustomerGoalParams, @CurrentUser() trainer: Principal) {
    return new SavedGoalResponse('Goal restored', await this.goals.restore(goalOf(params), trainer));
  }
}

const goalOf = ({ id, goalId }: CustomerGoalParams) => ({ id: goalId, customerId: id });
