import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CustomerAccess } from './access/customer-access.js';
import { AdminCoachingsController } from './admin-coachings.controller.js';
import { AdminUsersController } from './admin-users.controller.js';
import { CoachingController } from './coaching.controller.js';
import { Coaching } from './coaching.entity.js';
import { CoachingService } from './coaching.service.js';
import { HealthAccess } from './health/health-access.js';
import { HealthConsent } from './health/health-consent.entity.js';
import { HealthConsentsController } from './health/health-consents.controller.js';
import { HealthConsentsService } from './health/health-consents.service.js';
import { User } from './user.entity.js';
import { UserDirectory } from './user-directory.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [MikroOrmModule.forFeature([User, Coaching, HealthConsent])],
  controllers: [AdminUsersController, AdminCoachingsController, CoachingController, HealthConsentsController],
  providers: [
    UsersService,
    UserDirectory,
    CoachingService,
    CustomerAccess,
    HealthAccess,
    HealthConsentsService,
  ],
  exports: [UserDirectory, CoachingService, CustomerAccess, HealthAccess],
})
export class UsersModule {}
