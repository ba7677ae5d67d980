import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/access/access.decorator.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { IdParams } from '../../platform/http/id.params.js';
import { TrainerFactsResponse } from './dto/trainer-facts.response.js';
import { TrainerFactsService } from './trainer-facts.service.js';

@ApiTags('admin: users')
@Controller('api/admin/trainers')
export class TrainerFactsController {
  constructor(private readonly facts: TrainerFactsService) {}

  @Get(':id/profile')
  @Roles('admin')
  @ApiOperation({ summary: 'Get what a trainer says of themselves' })
  @ApiOkResponse({ type: TrainerFactsResponse })
  @FailsWith(400, 404)
  async show(@Param() { id }: IdParams) {
    return new TrainerFactsResponse(await this.facts.find(id));
  }
}
