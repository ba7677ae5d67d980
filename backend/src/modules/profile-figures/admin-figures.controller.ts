import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/access/access.decorator.js';
import { AdminFiguresService } from './admin-figures.service.js';
import { AdminFiguresResponse } from './dto/admin-figures.response.js';

@ApiTags('profile')
@Controller('api/admin/profile')
export class AdminFiguresController {
  constructor(private readonly figures: AdminFiguresService) {}

  @Get('stats')
  @Roles('admin')
  @ApiOperation({ summary: 'Get the figures of the whole system, at most 30 seconds old' })
  @ApiOkResponse({ type: AdminFiguresResponse })
  async show() {
    return new AdminFiguresResponse(await this.figures.show());
  }
}
