import { Module } from '@nestjs/common';
import { RecipesModule } from '../recipes/index.js';
import { UsersModule } from '../users/index.js';
import { CustomersController } from './customers.controller.js';
import { CustomersService } from './customers.service.js';

/** How trainers and admins see customers. It reads over what other modules keep of them. */
@Module({
  imports: [UsersModule, RecipesModule],
  controllers: [CustomersController],
  providers: [CustomersService],
})
export class CustomersModule {}
