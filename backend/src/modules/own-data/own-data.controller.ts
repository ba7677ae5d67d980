import { Body, Controller, Get, Header, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import type { Caller } from '../../platform/http/caller.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { CurrentUser, FromCaller } from '../../platform/http/request.js';
import { DeletionRequestsService } from './deletion-requests.service.js';
import { DownloadsService } from './downloads.service.js';
import { DeleteAccountRequest } from './dto/own-data.request.js';
import { DeletionResponse, DownloadResponse, OwnDataResponse } from './dto/own-data.response.js';

@ApiTags('own data')
@Controller('api/own-data')
export class OwnDataController {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly deletions: DeletionRequestsService,
  ) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'See how far the file with all that is kept of you is' })
  @ApiOkResponse({ type: OwnDataResponse })
  async show(@CurrentUser() by: Principal) {
    return new OwnDataResponse(await this.downloads.find(by.userId), this.deletions.proofFor(by));
  }

  @Post('download')
  @SignedIn()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Have a file made with all that is kept of you; while one is under way, that one is answered',
  })
  @ApiAcceptedResponse({ type: DownloadResponse })
  @FailsWith(400, 429)
  async start(@CurrentUser() { userId }: Principal) {
    return new DownloadResponse(await this.downloads.start(userId));
  }

  @Get('file')
  @SignedIn()
  @Header('Cache-Control', 'private, no-store')
  @ApiProduces('application/zip')
  @ApiOperation({ summary: 'Get the file, which is kept for a day' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @FailsWith(404)
  async file(@CurrentUser() { userId }: Principal) {
    const { stream, bytes } = await this.downloads.open(userId);
    return new StreamableFile(stream, {
      ...{ type: 'application/zip', length: bytes },
      disposition: 'attachment; filename="mealwright-data.zip"',
    });
  }

  @Post('deletion')
  @SignedIn()
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Delete your account: it is locked at once and erased after 7 days, and signing in takes that back',
  })
  @ApiOkResponse({ type: DeletionResponse })
  @FailsWith(400, 409, 429)
  async delete(
    @Body() { currentPassword }: DeleteAccountRequest,
    @CurrentUser() by: Principal,
    @FromCaller() caller: Caller,
  ) {
    return new DeletionResponse(await this.deletions.request(by, currentPassword, caller));
  }
}
