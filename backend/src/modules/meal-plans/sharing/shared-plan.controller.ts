import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Anybody } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import type { Caller } from '../../../platform/http/caller.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { FromCaller, MaybeUser } from '../../../platform/http/request.js';
import { SharedPlanParams } from './dto/share.request.js';
import { SharedPlanResponse } from './dto/shared-plan.response.js';
import { ShareViews } from './share-views.js';
import { SharedPlanReader } from './shared-plan-reader.js';

@ApiTags('meal plans: sharing')
@Controller('api/shared')
export class SharedPlanController {
  constructor(
    private readonly reader: SharedPlanReader,
    private readonly views: ShareViews,
  ) {}

  @Get(':token')
  @Anybody()
  @ApiOperation({ summary: 'Get a plan shared by link' })
  @ApiOkResponse({
    type: SharedPlanResponse,
    headers: { ETag: { schema: { type: 'string' }, description: 'For `If-None-Match`' } },
  })
  @ApiResponse({
    status: 304,
    description: 'Not modified since the `ETag` in `If-None-Match`; it still counts as a view',
  })
  @FailsWith(400, 404, 429)
  async show(
    @Param() { token }: SharedPlanParams,
    @Headers('if-none-match') known: string | undefined,
    @MaybeUser() user: Principal | null,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const link = await this.reader.find(token, versionIn(known), caller.address);
    if (user?.userId !== link.createdById) this.views.note(link.id, [caller, ...caller.others]);
    reply.header('ETag', `"${link.version}"`);
    if (link.plan) return new SharedPlanResponse(link, link.plan);
    reply.status(304);
  }
}

/** Proxies that compress turn the ETag into a weak one. */
const versionIn = (known: string | undefined) => /^(?:W\/)?"([0-9a-f]{32})"$/.exec(known ?? '')?.[1] ?? null;
