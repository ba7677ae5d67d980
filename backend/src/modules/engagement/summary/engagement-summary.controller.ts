import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Anybody } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MaybeUser } from '../../../platform/http/request.js';
import { EngagementResponse } from './dto/engagement.response.js';
import { EngagementQueries } from './engagement.queries.js';

@ApiTags('recipes')
@Controller('api/recipes')
export class EngagementSummaryController {
  constructor(private readonly engagement: EngagementQueries) {}

  @Get(':id/engagement')
  @Anybody()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'Get what people did with a recipe, and what you did yourself' })
  @ApiOkResponse({ type: EngagementResponse })
  @FailsWith(400, 404)
  show(@Param() { id }: IdParams, @MaybeUser() user: Principal | null) {
    return this.engagement.show(id, user?.userId ?? null);
  }
}
