import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/access/access.decorator.js';
import type { Principal } from '../../platform/access/principal.js';
import { FailsWith } from '../../platform/http/fails-with.js';
import { IdParams } from '../../platform/http/id.params.js';
import { CurrentUser } from '../../platform/http/request.js';
import { CustomerDetailsService } from './customer-details.service.js';
import { CustomersService } from './customers.service.js';
import {
  ListCustomersRequest,
  ListOwnCustomersRequest,
  SearchCustomersRequest,
} from './dto/customer.request.js';
import { CustomerResponse } from './dto/customer.response.js';
import { CustomerDetailsResponse } from './dto/customer-details.response.js';
import { OwnCustomersResponse } from './dto/own-customer.response.js';
import { SearchedCustomersResponse } from './dto/searched-customers.response.js';

@ApiTags('customers')
@Controller('api')
export class CustomersController {
  constructor(
    private readonly customers: CustomersService,
    private readonly details: CustomerDetailsService,
  ) {}

  @Get('trainer/customers')
  @Roles('trainer')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ summary: "Search the trainer's customers" })
  @ApiOkResponse({ type: OwnCustomersResponse })
  @FailsWith(400, 404)
  own(@Query() { wantedPage, ...asked }: ListOwnCustomersRequest, @CurrentUser() user: Principal) {
    const { search, sort, recipeId, assignable, needsAttention } = asked;
    return this.customers.ofTrainer(user, {
      ...{ ...wantedPage, search, sort, recipeId, assignable, needsAttention },
    });
  }

  @Get('trainer/customers/:id')
  @Roles('trainer', 'admin')
  @ApiOperation({ summary: 'Get a customer: one of their own for trainers, any for admins' })
  @ApiOkResponse({ type: CustomerDetailsResponse })
  @FailsWith(400, 404)
  async show(@Param() { id }: IdParams, @CurrentUser() user: Principal) {
    return new CustomerDetailsResponse(await this.details.find(id, user));
  }

  @Get('admin/customers')
  @Roles('admin')
  @ApiOperation({ summary: 'List all customers who can sign in' })
  @ApiOkResponse({ type: [CustomerResponse] })
  @FailsWith(400, 404)
  async all(@Query() asked: ListCustomersRequest, @CurrentUser() user: Principal) {
    const { customers, known } = await this.customers.all(user, asked);
    return customers.map((customer) => new CustomerResponse(customer, known));
  }

  @Get('assignable-customers')
  @Roles('trainer', 'admin')
  @ApiOperation({
    summary:
      'Search the customers to whom a plan or a recipe can be assigned: all for admins, their own for trainers',
  })
  @ApiOkResponse({ type: SearchedCustomersResponse })
  @FailsWith(400, 404)
  async search(@Query() asked: SearchCustomersRequest, @CurrentUser() user: Principal) {
    return new SearchedCustomersResponse(await this.customers.search(user, asked));
  }
}
