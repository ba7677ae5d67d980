import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { BeforeSecondFactor, SignedIn } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { SecurityLog } from '../../../platform/audit/security-log.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { OwnSecurityEventsResponse } from '../dto/own-security-events.response.js';

@ApiTags('sessions')
@Controller('api/auth')
export class OwnSecurityEventsController {
  constructor(private readonly securityLog: SecurityLog) {}

  @Get('security-events')
  @SignedIn()
  @BeforeSecondFactor()
  @ApiOperation({ summary: 'List the last 20 security events of your account, newest first' })
  @ApiOkResponse({ type: OwnSecurityEventsResponse })
  async list(@CurrentUser() { userId }: Principal) {
    return new OwnSecurityEventsResponse(await this.securityLog.recentOf(userId));
  }
}
