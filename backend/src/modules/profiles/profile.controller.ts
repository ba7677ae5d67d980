import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import type { Caller } from '../../platform/http/caller.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { CurrentUser, FromCaller } from '../../platform/http/request.js';
import { ChangeProfileRequest } from './dto/profile.request.js';
import { ChangedProfileResponse, ProfileResponse } from './dto/profile.response.js';
import { ProfilesService } from './profiles.service.js';

@ApiTags('profile')
@Controller('api/profile')
export class ProfileController {
  constructor(private readonly profiles: ProfilesService) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Get your profile' })
  @ApiOkResponse({ type: ProfileResponse })
  async show(@CurrentUser() { userId }: Principal) {
    return ProfileResponse.ofProfile(await this.profiles.show(userId));
  }

  @Put()
  @SignedIn()
  @ApiOperation({
    summary:
      'Change the fields that are sent; a new password ends all your other sessions, and a new email waits for its confirmation',
  })
  @ApiOkResponse({ type: ChangedProfileResponse })
  @FailsWith(400, 403, 409, 429)
  async change(
    @Body() body: ChangeProfileRequest,
    @CurrentUser() user: Principal,
    @FromCaller() caller: Caller,
  ) {
    return ChangedProfileResponse.of(await this.profiles.change(user, body, caller), body.email);
  }
}
