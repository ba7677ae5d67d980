import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { CustomerAccess } from '../../users/index.js';
import { MAX_PLAN_BYTES, type SentPlanRequest } from '../dto/sent-plan.request.js';
import { InvitedPlansResponse } from '../hand-over/dto/invited-plans.response.js';
import { InvitedPlanQueries } from '../hand-over/invited-plan.queries.js';
import { PlanSource } from '../plan-source.js';
import { SavedPlansService } from '../saved-plans/saved-plans.service.js';
import { AssignedPlanQueries } from './assigned-plan.queries.js';
import { type Assigned, PlanAssignmentService } from './assignment.service.js';
import {
  CustomerPlanParams,
  HolderParams,
  ListAssignedPlansRequest,
  WithdrawRequest,
} from './dto/assigned-plans.request.js';
import { CustomerPlansResponse } from './dto/assigned-plans.response.js';
import {
  AssignMealPlanRequest,
  AssignSavedPlanRequest,
  PlanForCustomerRequest,
} from './dto/assignment.request.js';
import { HoldersResponse, PlanAssignedResponse, PlanWithdrawnResponse } from './dto/assignment.response.js';
import { PlanEndingService } from './plan-ending.service.js';

/** Endpoints with which trainers and admins assign plans. */
@ApiTags('meal plans: assignment')
@Controller('api')
export class PlanAssignmentController {
  constructor(
    private readonly assignment: PlanAssignmentService,
    private readonly ending: PlanEndingService,
    private readonly customers: CustomerAccess,
    private readonly assigned: AssignedPlanQueries,
    private readonly invited: InvitedPlanQueries,
    private readonly saved: SavedPlansService,
    private readonly source: PlanSource,
  ) {}

  @Post('admin/assign-meal-plan')
  @Roles('admin', 'trainer')
  @LargeBody(MAX_PLAN_BYTES)
  @HttpCode(200)
  @ApiOperation({ summary: 'Assign a plan or a draft: admins to any customers, trainers to their own' })
  @ApiOkResponse({ type: PlanAssignedResponse })
  @FailsWith(400, 404, 409, 429)
  async assign(
    @Body() {
      customerIds = [],
      invitationIds,
      startsOn,
      planName,
      notes,
      confirmsNames,
      confirmsRestrictions,
      ...sent
    }: AssignMealPlanRequest,
    @CurrentUser() by: Principal,
  ) {
    requireSomebody(customerIds, invitationIds);
    const assigned = await this.sentPlan(sent, by);
    const wish = {
      assigned,
      customerIds,
      invitationIds,
      startsOn,
      planName,
      notes,
      confirmsNames,
      confirmsRestrictions,
    };
    return new PlanAssignedResponse(await this.assignment.assign(wish, by));
  }

  @Post('trainer/meal-plans/:id/assign')
  @Roles('trainer', 'admin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Assign a saved plan' })
  @ApiOkResponse({ type: PlanAssignedResponse })
  @FailsWith(400, 404, 409, 429)
  async assignSaved(
    @Param() { id }: IdParams,
    @Body()
    {
      customerId,
      customerIds = [],
      invitationIds,
      startsOn,
      planName,
      notes,
      confirmsNames,
      confirmsRestrictions,
    }: AssignSavedPlanRequest,
    @CurrentUser() by: Principal,
  ) {
    const ids = [...new Set([...(customerId ? [customerId] : []), ...customerIds])];
    requireSomebody(ids, invitationIds);
    const wish = {
      assigned: { savedPlanId: id },
      customerIds: ids,
      invitationIds,
      startsOn,
      planName,
      notes,
      confirmsNames,
      confirmsRestrictions,
    };
    return new PlanAssignedResponse(await this.assignment.assign(wish, by));
  }

  @Get('trainer/invited-plans')
  @Roles('trainer')
  @ApiOperation({ summary: 'List the plans that wait for an invitation to be accepted' })
  @ApiOkResponse({ type: InvitedPlansResponse })
  async invitedPlans(@CurrentUser() { userId }: Principal) {
    return new InvitedPlansResponse(await this.invited.of(userId));
  }

  @Get('trainer/meal-plans/:id/assignments')
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: 'List the customers who follow a saved plan now' })
  @ApiOkResponse({ type: HoldersResponse })
  @FailsWith(400, 404)
  async holders(@Param() { id }: IdParams, @CurrentUser() by: Principal) {
    await this.saved.find(id, by);
    return new HoldersResponse(await this.assigned.listHolders(id, by));
  }

  @Delete('trainer/meal-plans/:id/assignments/:customerId')
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: 'Withdraw it from a customer; the plan that it replaced becomes active again' })
  @ApiOkResponse({ type: PlanWithdrawnResponse })
  @FailsWith(400, 404)
  async withdraw(
    @Param() { id, customerId }: HolderParams,
    @Query() { bringBack = true }: WithdrawRequest,
    @CurrentUser() by: Principal,
  ) {
    await this.saved.find(id, by);
    return new PlanWithdrawnResponse(await this.ending.withdrawCopy(id, { customerId, bringBack }, by));
  }

  @Get('trainer/customers/:id/meal-plans')
  @Roles('trainer')
  @ApiOperation({ summary: 'List the plans of one of your customers' })
  @ApiOkResponse({ type: CustomerPlansResponse })
  @FailsWith(400, 404)
  async ofCustomer(
    @Param() { id }: IdParams,
    @Query() { wantedPage, search, fitnessGoal, sort }: ListAssignedPlansRequest,
    @CurrentUser() by: Principal,
  ) {
    await this.customers.require(id, by, { mayBeClosed: true });
    return new CustomerPlansResponse(
      await this.assigned.ofCustomer(id, { ...wantedPage, search, fitnessGoal, sort }),
    );
  }

  @Post('trainer/customers/:id/meal-plans')
  @Roles('trainer')
  @LargeBody(MAX_PLAN_BYTES)
  @ApiOperation({ summary: 'Assign a plan to one of your customers' })
  @ApiCreatedResponse({ type: PlanAssignedResponse })
  @FailsWith(400, 404, 409, 429)
  async assignTo(
    @Param() { id }: IdParams,
    @Body() {
      startsOn,
      planName,
      notes,
      confirmsNames,
      confirmsRestrictions,
      ...sent
    }: PlanForCustomerRequest,
    @CurrentUser() by: Principal,
  ) {
    const assigned = await this.sentPlan(sent, by);
    const wish = {
      assigned,
      customerIds: [id],
      startsOn,
      planName,
      notes,
      confirmsNames,
      confirmsRestrictions,
    };
    return new PlanAssignedResponse(await this.assignment.assign(wish, by));
  }

  @Delete('trainer/customers/:id/meal-plans/:planId')
  @Roles('trainer', 'admin')
  @ApiOperation({
    summary: 'Withdraw a current or upcoming plan: trainers those that they assigned, admins any',
  })
  @ApiOkResponse({ type: PlanWithdrawnResponse })
  @FailsWith(400, 404)
  async withdrawFrom(
    @Param() { id, planId }: CustomerPlanParams,
    @Query() { bringBack = true }: WithdrawRequest,
    @CurrentUser() by: Principal,
  ) {
    return new PlanWithdrawnResponse(await this.ending.withdraw(planId, { customerId: id, bringBack }, by));
  }

  private async sentPlan(sent: SentPlanRequest, by: Principal): Promise<Assigned> {
    if (sent.draftId && !sent.mealPlanData) return { draftId: sent.draftId };
    return { plan: await this.source.read(sent, by) };
  }
}

function requireSomebody(customerIds: string[], invitationIds: string[] = []): void {
  if (customerIds.length + invitationIds.length === 0) throw new InvalidInputError({ customerIds: [NOBODY] });
}

const NOBODY = 'Please select at least one customer to assign the meal plan.';
