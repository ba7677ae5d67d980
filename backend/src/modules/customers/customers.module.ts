import { Module } from '@nestjs/common';
import { MealPlansModule } from '../meal-plans/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { ProgressModule } from '../progress/index.js';
import { RecipesModule } from '../recipes/index.js';
import { UsersModule } from '../users/index.js';
import { AssignableCustomerQueries } from './assignable-customer.queries.js';
import { CustomerDetailsService } from './customer-details.service.js';
import { CustomersController } from './customers.controller.js';
import { CustomersService } from './customers.service.js';
import { OwnCustomerQueries } from './own-customer.queries.js';

/** Customers as trainers and admins see them. The module keeps nothing and reads what other modules offer. */
@Module({
  imports: [UsersModule, ProfilesModule, ProgressModule, RecipesModule, MealPlansModule],
  controllers: [CustomersController],
  providers: [CustomersService, CustomerDetailsService, AssignableCustomerQueries, OwnCustomerQueries],
  exports: [OwnCustomerQueries],
})
export class CustomersModule {}
