import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { CurrentUser } from '../../platform/http/request.js';
import { TrainerFiguresResponse } from './dto/trainer-figures.response.js';
import { TrainerFiguresService } from './trainer-figures.service.js';

@ApiTags('profile')
@Controller('api/trainer/profile')
export class TrainerFiguresController {
  constructor(private readonly figures: TrainerFiguresService) {}

  @Get('stats')
  @Roles('trainer')
  @ApiOperation({ summary: 'Get the figures of your work, at most 30 seconds old' })
  @ApiOkResponse({ type: TrainerFiguresResponse })
  async show(@CurrentUser() { userId }: Principal) {
    return new TrainerFiguresResponse(await this.figures.show(userId));
  }
}
