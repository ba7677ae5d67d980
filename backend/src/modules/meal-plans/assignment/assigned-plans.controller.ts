import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { Clock } from '../../../platform/clock/clock.js';
import { dateIn } from '../../../platform/clock/dates.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { AssignedPlanQueries } from './assigned-plan.queries.js';
import { CurrentPlanService } from './current-plan.service.js';
import { WholeAssignedPlanResponse } from './dto/assigned-plan.response.js';
import { ListAssignedPlansRequest } from './dto/assigned-plans.request.js';
import { AssignedPlansResponse } from './dto/assigned-plans.response.js';
import { PlansToFollowResponse } from './dto/plans-to-follow.response.js';
import { PlanEndingService } from './plan-ending.service.js';

@ApiTags('meal plans: a customer’s')
@Controller('api/meal-plan')
export class AssignedPlansController {
  constructor(
    private readonly assigned: AssignedPlanQueries,
    private readonly current: CurrentPlanService,
    private readonly ending: PlanEndingService,
    private readonly clock: Clock,
  ) {}

  @Get('personalized')
  @Roles('customer')
  @ApiOperation({
    summary: 'List the plans assigned to you: the active one first, then the upcoming one',
  })
  @ApiOkResponse({ type: AssignedPlansResponse })
  @FailsWith(400)
  async list(
    @Query() { wantedPage, search, fitnessGoal, sort }: ListAssignedPlansRequest,
    @CurrentUser() { userId }: Principal,
  ) {
    const [found, summary, removed] = await Promise.all([
      this.assigned.ofCustomer(userId, { ...wantedPage, search, fitnessGoal, sort }),
      this.assigned.readSummary(userId),
      this.assigned.removedBy([userId]),
    ]);
    return new AssignedPlansResponse(found, summary, removed.get(userId));
  }

  @Get('current')
  @Roles('customer')
  @ApiOperation({ summary: "Get today's meals and the coming days of the plan you follow" })
  @ApiOkResponse({ type: PlansToFollowResponse })
  async showCurrent(@CurrentUser() by: Principal) {
    return new PlansToFollowResponse(await this.current.followedBy(by));
  }

  @Get(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Get one of your plans with all of its meals' })
  @ApiOkResponse({ type: WholeAssignedPlanResponse })
  @FailsWith(400, 404)
  async show(@Param() { id }: IdParams, @CurrentUser() { userId, timeZone }: Principal) {
    const { held, ...judged } = await this.current.find(id, userId);
    return new WholeAssignedPlanResponse(held, judged, dateIn(timeZone, this.clock.now()));
  }

  @Delete(':id')
  @Roles('customer')
  @ApiOperation({ summary: 'Delete one of your plans' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async delete(@Param() { id }: IdParams, @CurrentUser() by: Principal) {
    await this.ending.delete(id, by);
    return new MessageResponse('Meal plan deleted successfully');
  }
}
