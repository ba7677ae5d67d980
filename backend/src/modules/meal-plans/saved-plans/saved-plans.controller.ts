import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { DraftResponse } from '../drafts/dto/draft.response.js';
import { MAX_PLAN_BYTES } from '../dto/sent-plan.request.js';
import { PlanSource } from '../plan-source.js';
import { ChangeSavedPlanRequest, ListSavedPlansRequest, SavePlanRequest } from './dto/saved-plan.request.js';
import { PlanSavedResponse, SavedPlanResponse, SavedPlansResponse } from './dto/saved-plan.response.js';
import { SavedPlanQueries } from './saved-plan.queries.js';
import { SavedPlansService } from './saved-plans.service.js';

@ApiTags('meal plans: saved plans')
@Controller('api/trainer/meal-plans')
export class SavedPlansController {
  constructor(
    private readonly saved: SavedPlansService,
    private readonly list: SavedPlanQueries,
    private readonly source: PlanSource,
  ) {}

  @Get()
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: 'List your saved plans, most recently changed first' })
  @ApiOkResponse({ type: SavedPlansResponse })
  @FailsWith(400)
  async index(
    @Query() { wantedPage, search, templates }: ListSavedPlansRequest,
    @CurrentUser() by: Principal,
  ) {
    return new SavedPlansResponse(await this.list.of(by, { ...wantedPage, search, templates }));
  }

  @Post()
  @Roles('trainer', 'admin')
  @LargeBody(MAX_PLAN_BYTES)
  @ApiOperation({ summary: 'Save a plan; saving a draft again updates the same plan' })
  @ApiCreatedResponse({ type: PlanSavedResponse })
  @FailsWith(400, 404, 409)
  async save(@Body() { notes, tags, isTemplate, ...sent }: SavePlanRequest, @CurrentUser() by: Principal) {
    const label = { notes: notes === undefined ? undefined : notes || null, tags, isTemplate };
    const plan = sent.mealPlanData || !sent.draftId ? await this.source.read(sent, by) : null;
    const saved = plan
      ? await this.saved.save(plan, label, by)
      : await this.saved.saveDraft(sent.draftId ?? '', label, by);
    return new PlanSavedResponse('Meal Plan Saved', await this.list.whole(saved, by));
  }

  @Get(':id')
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: 'Get a saved plan with all of its meals' })
  @ApiOkResponse({ type: SavedPlanResponse })
  @FailsWith(400, 404)
  async show(@Param() { id }: IdParams, @CurrentUser() by: Principal) {
    return new SavedPlanResponse(await this.list.whole(await this.saved.find(id, by), by));
  }

  @Patch(':id')
  @Roles('trainer', 'admin')
  @LargeBody(MAX_PLAN_BYTES)
  @ApiOperation({
    summary: "Change a saved plan or its details; customers' copies stay as they are",
  })
  @ApiOkResponse({ type: PlanSavedResponse })
  @FailsWith(400, 404, 409)
  async change(
    @Param() { id }: IdParams,
    @Body() { mealPlanData, draftId, notes, tags, isTemplate, ...details }: ChangeSavedPlanRequest,
    @CurrentUser() by: Principal,
  ) {
    const plan = (await this.source.readIfAny({ mealPlanData, draftId }, by)) ?? undefined;
    const saved = await this.saved.change(id, { notes, tags, isTemplate, details, plan, draftId }, by);
    return new PlanSavedResponse('Meal Plan Updated', await this.list.whole(saved, by));
  }

  @Post(':id/duplicate')
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: 'Duplicate a saved plan' })
  @ApiCreatedResponse({ type: PlanSavedResponse })
  @FailsWith(400, 404, 409)
  async duplicate(@Param() { id }: IdParams, @CurrentUser() by: Principal) {
    const copy = await this.saved.duplicate(id, by);
    return new PlanSavedResponse('Meal Plan Duplicated', await this.list.whole(copy, by));
  }

  @Post(':id/draft')
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: 'Create a draft for editing a saved plan' })
  @ApiCreatedResponse({ type: DraftResponse })
  @FailsWith(400, 404, 429)
  async edit(@Param() { id }: IdParams, @CurrentUser() by: Principal) {
    return new DraftResponse(await this.saved.edit(id, by));
  }

  @Delete(':id')
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: "Delete a saved plan and its share link; customers' copies stay" })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async delete(@Param() { id }: IdParams, @CurrentUser() by: Principal) {
    await this.saved.delete(id, by);
    return new MessageResponse('Meal Plan Deleted');
  }
}
