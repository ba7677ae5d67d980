import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/access/access.decorator.js';
import { AiConfig } from '../../../platform/ai/ai.config.js';
import { AppConfig } from '../../../platform/config/app.config.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { AppInfoResponse } from '../dto/app-info.response.js';
import { GoogleConfig } from '../google/google.config.js';
import { PASSWORD_RULES } from '../passwords/password-fields.js';
import { demoAccounts } from './demo-accounts.js';

@ApiTags('app')
@Controller('api/app')
export class AppInfoController {
  constructor(
    private readonly app: AppConfig,
    private readonly google: GoogleConfig,
    private readonly ai: AiConfig,
  ) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Get what this installation offers before sign-in' })
  @ApiOkResponse({ type: AppInfoResponse })
  @FailsWith(400)
  show(): AppInfoResponse {
    return {
      demo: this.app.isDemo,
      googleEnabled: this.google.isEnabled,
      passwordRules: PASSWORD_RULES,
      wishesSentTo: this.ai.provider,
      ...(this.app.isDemo && { demoAccounts }),
    };
  }
}
