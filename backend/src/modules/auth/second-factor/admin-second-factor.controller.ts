import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import type { Caller } from '../../../platform/http/caller.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { IdParams } from '../../../platform/http/id.params.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser, FromCaller } from '../../../platform/http/request.js';
import { IdentityProofRequest } from '../dto/second-factor.request.js';
import { SecondFactorReset } from './second-factor-reset.service.js';

@ApiTags('admin: users')
@Controller('api/admin/users')
export class AdminSecondFactorController {
  constructor(private readonly resets: SecondFactorReset) {}

  @Post(':id/second-factor/reset')
  @Roles('admin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Remove all second factors of an account that has lost them; its sessions end' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 403, 404, 409, 429)
  async reset(
    @Param() { id }: IdParams,
    @Body() { currentPassword }: IdentityProofRequest,
    @CurrentUser() admin: Principal,
    @FromCaller() caller: Caller,
  ) {
    const email = await this.resets.reset(id, admin, currentPassword, caller);
    return new MessageResponse(
      `${email} can sign in with the password alone, until they set up a new second step.`,
    );
  }
}
