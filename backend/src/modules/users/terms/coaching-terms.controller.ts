import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { CoachingTermsService } from './coaching-terms.service.js';
import { CoachingFeeRequest, CoachingNotesRequest } from './dto/coaching-terms.request.js';
import { CoachingTermsResponse } from './dto/coaching-terms.response.js';

/** A trainer's private terms and notes about the coaching of a customer. */
@ApiTags('coaching')
@Controller('api/trainer/customers/:id/coaching')
export class CoachingTermsController {
  constructor(private readonly terms: CoachingTermsService) {}

  @Get()
  @Roles('trainer')
  @ApiOperation({ summary: 'Get the fees of a coaching, and your private notes about the customer' })
  @ApiOkResponse({ type: CoachingTermsResponse })
  @FailsWith(400, 404)
  async show(@Param() { id }: IdParams, @CurrentUser() trainer: Principal) {
    return new CoachingTermsResponse(await this.terms.show(id, trainer));
  }

  @Put('fee')
  @Roles('trainer')
  @ApiOperation({ summary: 'Set what you take a month from a day on; days that are over keep their fee' })
  @ApiOkResponse({ type: CoachingTermsResponse })
  @FailsWith(400, 404, 409, 429)
  async setFee(
    @Param() { id }: IdParams,
    @Body() fee: CoachingFeeRequest,
    @CurrentUser() trainer: Principal,
  ) {
    return new CoachingTermsResponse(await this.terms.setFee(id, fee, trainer));
  }

  @Put('notes')
  @Roles('trainer')
  @ApiOperation({ summary: 'Replace your private notes about the customer' })
  @ApiOkResponse({ type: CoachingTermsResponse })
  @FailsWith(400, 404, 429)
  async writeNotes(
    @Param() { id }: IdParams,
    @Body() { notes }: CoachingNotesRequest,
    @CurrentUser() trainer: Principal,
  ) {
    return new CoachingTermsResponse(await this.terms.writeNotes(id, notes, trainer));
  }
}
