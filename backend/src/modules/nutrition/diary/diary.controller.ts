import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { DayParams } from '../days/dto/days.request.js';
import { DiaryService } from './diary.service.js';
import { ChangeEntryRequest, CopyEntriesRequest, EntryRequest } from './dto/entry.request.js';
import { EditedEntryResponse, SavedEntriesResponse, SavedEntryResponse } from './dto/entry.response.js';
import { EntryChangesService } from './entry-changes.service.js';

/** Adds to a customer's diary and corrects it. */
@ApiTags('nutrition')
@Controller('api/nutrition')
export class DiaryController {
  constructor(
    private readonly diary: DiaryService,
    private readonly changes: EntryChangesService,
  ) {}

  @Post('entries')
  @Roles('customer')
  @ApiOperation({ summary: 'Log a meal of your plan, a recipe, a food, or own figures' })
  @ApiCreatedResponse({ type: SavedEntryResponse })
  @FailsWith(400, 409, 429)
  async add(@Body() request: EntryRequest, @CurrentUser() user: Principal) {
    const entry = await this.diary.add(user, request);
    return new SavedEntryResponse(entry.isSkipped ? 'Marked as skipped' : 'Logged', entry);
  }

  @Get('entries/:id')
  @Roles('customer')
  @ApiOperation({ summary: 'Get an entry with the amounts in which it can be said' })
  @ApiOkResponse({ type: EditedEntryResponse })
  @FailsWith(400, 404)
  async show(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    const entry = await this.changes.find(user, id);
    return new EditedEntryResponse(entry, await this.changes.measuresOf(user, entry));
  }

  @Put('entries/:id')
  @Roles('customer')
  @ApiOperation({ summary: 'Correct an entry; its figures grow with the amount and are not looked up again' })
  @ApiOkResponse({ type: SavedEntryResponse })
  @FailsWith(400, 404, 409)
  async change(
    @Param() { id }: IdParams,
    @Body() request: ChangeEntryRequest,
    @CurrentUser() user: Principal,
  ) {
    return new SavedEntryResponse('Entry updated', await this.changes.change(user, id, request));
  }

  @Delete('entries/:id')
  @Roles('customer')
  @ApiOperation({ summary: 'Delete an entry; for a day it can be restored' })
  @ApiOkResponse({ type: SavedEntryResponse })
  @FailsWith(400, 404)
  async remove(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    return new SavedEntryResponse('Entry deleted', await this.diary.remove(user, id));
  }

  @Post('entries/:id/restore')
  @HttpCode(200)
  @Roles('customer')
  @ApiOperation({ summary: 'Undo the deletion of an entry' })
  @ApiOkResponse({ type: SavedEntryResponse })
  @FailsWith(400, 404, 409, 429)
  async restore(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    return new SavedEntryResponse('Entry restored', await this.diary.restore(user, id));
  }

  @Post('entries/:id/undo')
  @HttpCode(200)
  @Roles('customer')
  @ApiOperation({ summary: 'Take back an entry and all that was logged together with it' })
  @ApiOkResponse({ type: SavedEntriesResponse })
  @FailsWith(400, 404)
  async undo(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    const removed = await this.diary.undo(user, id);
    return new SavedEntriesResponse(removed.length === 1 ? 'Entry removed' : 'Entries removed', removed);
  }

  @Post('days/:date/plan')
  @Roles('customer')
  @ApiOperation({ summary: 'Log all meals of the plan of a day that have no entry yet' })
  @ApiCreatedResponse({ type: SavedEntriesResponse })
  @FailsWith(400, 409, 429)
  async addPlan(@Param() { date }: DayParams, @CurrentUser() user: Principal) {
    const added = await this.diary.addPlan(user, date);
    const message = added.length === 0 ? 'Every meal of your plan is logged already' : 'Plan logged';
    return new SavedEntriesResponse(message, added);
  }

  @Post('days/:date/copy')
  @Roles('customer')
  @ApiOperation({ summary: 'Copy what you ate on another day, or one meal of it' })
  @ApiCreatedResponse({ type: SavedEntriesResponse })
  @FailsWith(400, 409, 429)
  async copy(
    @Param() { date }: DayParams,
    @Body() request: CopyEntriesRequest,
    @CurrentUser() user: Principal,
  ) {
    return new SavedEntriesResponse('Copied', await this.diary.copy(user, date, request));
  }
}
