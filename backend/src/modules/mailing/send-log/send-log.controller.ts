import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { ListMailsRequest } from './dto/list-mails.request.js';
import { MailsResponse } from './dto/mail.response.js';
import { MailSearchQueries } from './mail-search.queries.js';

@ApiTags('admin: mail')
@Controller('api/admin/mails')
export class SendLogController {
  constructor(private readonly mails: MailSearchQueries) {}

  @Get()
  @Roles('admin')
  @ApiOperation({ summary: 'List the mails that were sent, failed, refused, or withheld, newest first' })
  @ApiOkResponse({ type: MailsResponse })
  @FailsWith(400)
  async list(@Query() asked: ListMailsRequest) {
    const [mails, found] = await Promise.all([this.mails.list(asked), this.mails.count(asked)]);
    return new MailsResponse(mails, found);
  }
}
