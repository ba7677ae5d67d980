import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { IdParams } from '../../platform/http/id.params.js';
import { MessageResponse } from '../../platform/http/message.response.js';
import { CurrentUser } from '../../platform/http/request.js';
import { AdminUserDetailResponse, AdminUserResponse } from './dto/admin-user.response.js';
import { ListUsersRequest } from './dto/list-users.request.js';
import { UserDetailsQueries } from './user-details.queries.js';
import { UserListQueries } from './user-list.queries.js';
import { UsersService } from './users.service.js';

@ApiTags('admin: users')
@Controller('api/admin')
export class AdminUsersController {
  constructor(
    private readonly users: UsersService,
    private readonly lists: UserListQueries,
    private readonly details: UserDetailsQueries,
  ) {}

  @Get('users')
  @Roles('admin')
  @ApiOperation({ summary: 'List accounts, newest first; X-Total-Count says how many match' })
  @ApiOkResponse({ type: [AdminUserResponse], headers: { 'X-Total-Count': { schema: { type: 'integer' } } } })
  @FailsWith(400)
  async list(@Query() filter: ListUsersRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const { users, total } = await this.lists.list(filter);
    reply.header('X-Total-Count', String(total));
    return users;
  }

  @Get('users/:id')
  @Roles('admin')
  @ApiOperation({ summary: 'Get one account, its links, and its history' })
  @ApiOkResponse({ type: AdminUserDetailResponse })
  @FailsWith(400, 404)
  show(@Param() { id }: IdParams) {
    return this.details.show(id);
  }

  @Post('users/:id/disable')
  @Roles('admin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Disable an account; its sessions end immediately' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404, 409)
  async disable(@Param() { id }: IdParams, @CurrentUser() admin: Principal) {
    const user = await this.users.disable(id, admin.userId);
    return new MessageResponse(`${user.email} can no longer sign in.`);
  }

  @Post('users/:id/enable')
  @Roles('admin')
  @HttpCode(200)
  @ApiOperation({ summary: 'Enable a disabled account' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 404)
  async enable(@Param() { id }: IdParams, @CurrentUser() admin: Principal) {
    const user = await this.users.enable(id, admin.userId);
    return new MessageResponse(`${user.email} can sign in again.`);
  }
}
