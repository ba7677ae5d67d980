import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorator.js';
import type { Principal } from '../../../platform/access/principal.js';
import { FailsWith } from '../../../platform/http/fails-with.js';
import { CurrentUser } from '../../../platform/http/request.js';
import { AssignmentService } from './assignment.service.js';
import { AssignRecipeRequest, ListAssignedRecipesRequest } from './dto/assignment.request.js';
import { AssignedRecipesResponse, AssignRecipeResponse } from './dto/assignment.response.js';
import { RecipeAssignments } from './recipe-assignments.js';

@ApiTags('assignment')
@Controller('api')
export class AssignmentController {
  constructor(
    private readonly assignment: AssignmentService,
    private readonly assignments: RecipeAssignments,
  ) {}

  @Post('admin/assign-recipe')
  @Roles('admin', 'trainer')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Set which customers have a recipe: admins among all customers, trainers among their own, unless someone else assigned it',
  })
  @ApiOkResponse({ type: AssignRecipeResponse })
  @FailsWith(400, 404, 409)
  async assign(@Body() wish: AssignRecipeRequest, @CurrentUser() user: Principal) {
    return new AssignRecipeResponse(await this.assignment.assign(wish, user));
  }

  @Get('customer/recipes')
  @Roles('customer')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: 'List the recipes assigned to you, newest first' })
  @ApiOkResponse({ type: AssignedRecipesResponse })
  @FailsWith(400)
  ownRecipes(@Query() page: ListAssignedRecipesRequest, @CurrentUser() { userId }: Principal) {
    return this.assignments.ofCustomer(userId, page);
  }
}
