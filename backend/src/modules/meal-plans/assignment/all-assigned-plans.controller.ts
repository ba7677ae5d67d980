import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { AllAssignedPlanQueries } from './all-assigned-plan.queries.js';
import { ListAllAssignedPlansRequest } from './dto/all-assigned-plans.request.js';
import { AllAssignedPlansResponse } from './dto/all-assigned-plans.response.js';

@ApiTags('meal plans: assignment')
@Controller('api/admin/meal-plans')
export class AllAssignedPlansController {
  constructor(private readonly assigned: AllAssignedPlanQueries) {}

  @Get('assigned')
  @Roles('admin')
  @ApiOperation({ summary: 'List the plans of all customers, whoever assigned them' })
  @ApiOkResponse({ type: AllAssignedPlansResponse })
  @FailsWith(400)
  async list(@Query() asked: ListAllAssignedPlansRequest) {
    return new AllAssignedPlansResponse(await this.assigned.list(asked));
  }
}
