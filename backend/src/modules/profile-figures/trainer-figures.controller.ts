import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { CurrentUser } from '../../platform/http/request.js';
import { AchievementsService } from './achievements.service.js';
import { AchievementsResponse } from './dto/achievements.response.js';
import { TrainerFiguresResponse } from './dto/trainer-figures.response.js';
import { TrainerFiguresService } from './trainer-figures.service.js';

@ApiTags('profile')
@Controller('api/trainer/profile')
export class TrainerFiguresController {
  constructor(
    private readonly figures: TrainerFiguresService,
    private readonly achievements: AchievementsService,
  ) {}

  @Get('stats')
  @Roles('trainer')
  @ApiOperation({ summary: 'Get the figures of your work, at most 30 seconds old' })
  @ApiOkResponse({ type: TrainerFiguresResponse })
  async show(@CurrentUser() { userId }: Principal) {
    return new TrainerFiguresResponse(await this.figures.show(userId));
  }

  @Get('achievements')
  @Roles('trainer')
  @ApiOperation({ summary: 'List what you have achieved as a trainer' })
  @ApiOkResponse({ type: AchievementsResponse })
  async listAchievements(@CurrentUser() trainer: Principal) {
    return new AchievementsResponse(await this.achievements.list(trainer));
  }
}
