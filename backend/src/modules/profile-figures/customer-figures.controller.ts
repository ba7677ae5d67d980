import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { CurrentUser } from '../../platform/http/request.js';
import { CustomerFiguresService } from './customer-figures.service.js';
import { CustomerFiguresResponse } from './dto/customer-figures.response.js';

@ApiTags('profile')
@Controller('api/customer/profile')
export class CustomerFiguresController {
  constructor(private readonly figures: CustomerFiguresService) {}

  @Get('stats')
  @Roles('customer')
  @ApiOperation({ summary: 'Get the figures of your plans and your diary' })
  @ApiOkResponse({ type: CustomerFiguresResponse })
  async show(@CurrentUser() customer: Principal) {
    return new CustomerFiguresResponse(await this.figures.show(customer));
  }
}
