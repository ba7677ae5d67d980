import { Module } from '@nestjs/common';
import { MealPlansModule } from '../meal-plans/index.js';
import { RecipesModule } from '../recipes/index.js';
import { UsersModule } from '../users/index.js';
import { AssignableCustomerQueries } from './assignable-customer.queries.js';
import { CustomersController } from './customers.controller.js';
import { CustomersService } from './customers.service.js';
import { OwnCustomerQueries } from './own-customer.queries.js';

/** Customers as trainers and admins see them. The module keeps nothing and reads what other modules offer. */
@Module({
  imports: [UsersModule, RecipesModule, MealPlansModule],
  controllers: [CustomersController],
  providers: [CustomersService, AssignableCustomerQueries, OwnCustomerQueries],
})
export class CustomersModule {}
