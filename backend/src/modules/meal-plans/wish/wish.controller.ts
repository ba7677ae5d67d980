import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { BoundsResponse } from '../dto/plan-rules.response.js';
import { ParseWishRequest } from './dto/parse-wish.request.js';
import { ParsedWishResponse } from './dto/parsed-wish.response.js';
import { ValueMarkResponse } from './dto/value-mark.response.js';
import { WishService } from './wish.service.js';

@ApiTags('meal plans: generating')
@Controller('api/meal-plan')
export class WishController {
  constructor(private readonly wishes: WishService) {}

  @Post('parse-natural-language')
  @Roles('trainer', 'admin')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Turn a request in plain words into form fields; nothing is generated yet',
  })
  @ApiExtraModels(ValueMarkResponse, BoundsResponse)
  @ApiOkResponse({ type: ParsedWishResponse })
  @FailsWith(400, 429)
  async parse(@Body() { naturalLanguageInput }: ParseWishRequest, @CurrentUser() by: Principal) {
    const { wish, customerId } = await this.wishes.read(naturalLanguageInput, by);
    return new ParsedWishResponse(wish, customerId);
  }
}
