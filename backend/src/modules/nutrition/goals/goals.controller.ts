import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { InvalidInputError } from '../../../platform/errors/app-error.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { MessageResponse } from '../../../platform/http/message.response.js';
import { CurrentUser } from '../../../platform/http/request.js';
import type { MacroGoals } from './day-goals.js';
import { NutritionGoalsRequest, SharingRequest } from './dto/goals.request.js';
import { NutritionGoalsResponse } from './dto/goals.response.js';
import { NutritionGoalsService } from './goals.service.js';

@ApiTags('nutrition')
@Controller('api/nutrition')
export class NutritionGoalsController {
  constructor(private readonly goals: NutritionGoalsService) {}

  @Get('goals')
  @Roles('customer')
  @ApiOperation({ summary: 'Get your goals of today, and whether trainers read your diary' })
  @ApiOkResponse({ type: NutritionGoalsResponse })
  async show(@CurrentUser() user: Principal) {
    const [goals, isShared] = await Promise.all([this.goals.show(user), this.goals.isShared(user.userId)]);
    return new NutritionGoalsResponse(goals, isShared);
  }

  @Put('goals')
  @Roles('customer')
  @ApiOperation({ summary: 'Set your goals from today on, or return to those of your plan' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 409, 429)
  async change(@Body() request: NutritionGoalsRequest, @CurrentUser() user: Principal) {
    await this.goals.change(user, request.usesPlan ? null : goalsIn(request));
    return new MessageResponse('Goals saved');
  }

  @Put('sharing')
  @Roles('customer')
  @ApiOperation({ summary: 'Show your diary to the trainers who coach you, or hide it from them' })
  @ApiOkResponse({ type: MessageResponse })
  @FailsWith(400, 429)
  async share(@Body() { isShared }: SharingRequest, @CurrentUser() user: Principal) {
    await this.goals.share(user, isShared);
    return new MessageResponse(
      isShared ? 'Your trainers can read your diary' : 'Your diary is hidden from your trainers',
    );
  }
}

const NAMES = ['calories', 'protein', 'carbs', 'fat'] as const;

function goalsIn(request: NutritionGoalsRequest): MacroGoals {
  const { calories, protein, carbs, fat } = request;
  if (calories !== undefined && protein !== undefined && carbs !== undefined && fat !== undefined)
    return { calories, protein, carbs, fat };
  const missing = NAMES.filter((name) => request[name] === undefined);
  throw new InvalidInputError(
    Object.fromEntries(missing.map((name) => [name, [`Please enter a number for ${name}`]])),
  );
}
