import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import type { Caller } from '../../../platform/http/caller.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser, FromCaller } from '../../../platform/http/request.js';
import { NoteInteractionRequest } from './dto/interaction.request.js';
import { InteractionsService } from './interactions.service.js';

@ApiTags('interactions')
@Controller('api/favorites/interactions')
export class InteractionsController {
  constructor(private readonly interactions: InteractionsService) {}

  @Post()
  @SignedIn()
  @ApiOperation({ summary: 'Record that you viewed, cooked, or shared a recipe, or searched' })
  @ApiCreatedResponse({ type: MessageResponse })
  @FailsWith(400, 404, 429)
  async note(
    @Body() { interaction }: NoteInteractionRequest,
    @CurrentUser() user: Principal,
    @FromCaller() caller: Caller,
  ) {
    await this.interactions.note(user, interaction, caller);
    return new MessageResponse('Noted.');
  }
}
