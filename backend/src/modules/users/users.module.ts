import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CustomerAccess } from './access/customer-access.js';
import { AdminCoachingsController } from './admin-coachings.controller.js';
import { AdminUsersController } from './admin-users.controller.js';
import { CoachingController } from './coaching.controller.js';
import { Coaching } from './coaching.entity.js';
import { CoachingService } from './coaching.service.js';
import { User } from './user.entity.js';
import { UserDirectory } from './user-directory.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [MikroOrmModule.forFeature([User, Coaching])],
  controllers: [AdminUsersController, AdminCoachingsController, CoachingController],
  providers: [UsersService, UserDirectory, CoachingService, CustomerAccess],
  exports: [UserDirectory, CoachingService, CustomerAccess],
})
export class UsersModule {}
