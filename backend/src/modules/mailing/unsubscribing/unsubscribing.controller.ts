import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/access/access.decorator.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { SubscriptionResponse } from './dto/subscription.response.js';
import { UnsubscribeRequest } from './dto/unsubscribe.request.js';
import { UnsubscribingService } from './unsubscribing.service.js';

/** Answers the unsubscribe links in mails. They work without signing in. */
@ApiTags('emails')
@Controller('api/unsubscribe')
export class UnsubscribingController {
  constructor(private readonly unsubscribing: UnsubscribingService) {}

  @Get(':token')
  @Public()
  @ApiOperation({ summary: 'Tell which kind of mails a link is about; changes nothing' })
  @ApiOkResponse({ type: SubscriptionResponse })
  @FailsWith(400, 404)
  async show(@Param() { token }: UnsubscribeRequest) {
    const { kind, isSubscribed } = await this.unsubscribing.show(token);
    return new SubscriptionResponse(kind, isSubscribed);
  }

  @Post(':token')
  @Public()
  @HttpCode(200)
  @ApiOperation({ summary: 'Turn off the kind of mails that a link is about' })
  @ApiOkResponse({ type: SubscriptionResponse })
  @FailsWith(400, 404)
  async unsubscribe(@Param() { token }: UnsubscribeRequest) {
    return new SubscriptionResponse(await this.unsubscribing.unsubscribe(token), false);
  }
}
