import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CustomerAccess } from './access/customer-access.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountErasureQueries } from './account-erasure.queries.js';
import { AdminCoachingsController } from './admin-coachings.controller.js';
import { AdminUsersController } from './admin-users.controller.js';
import { CoachingController } from './coaching.controller.js';
import { Coaching } from './coaching.entity.js';
import { CoachingService } from './coaching.service.js';
import { CoachingEndingService } from './coaching-ending.service.js';
import { HealthAccess } from './health/health-access.js';
import { HealthConsent } from './health/health-consent.entity.js';
import { HealthConsentsController } from './health/health-consents.controller.js';
import { HealthConsentsService } from './health/health-consents.service.js';
import { CoachingFee } from './terms/coaching-fee.entity.js';
import { CoachingNote } from './terms/coaching-note.entity.js';
import { CoachingTermsController } from './terms/coaching-terms.controller.js';
import { CoachingTermsService } from './terms/coaching-terms.service.js';
import { User } from './user.entity.js';
import './own-data.sql.js';
import { UserDetailsQueries } from './user-details.queries.js';
import { UserDirectory } from './user-directory.js';
import { UserListQueries } from './user-list.queries.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [MikroOrmModule.forFeature([User, Coaching, CoachingFee, CoachingNote, HealthConsent])],
  controllers: [
    AdminUsersController,
    AdminCoachingsController,
    CoachingController,
    CoachingTermsController,
    HealthConsentsController,
  ],
  providers: [
    UsersService,
    AccountDeletionService,
    AccountErasureQueries,
    UserDirectory,
    UserListQueries,
    UserDetailsQueries,
    CoachingService,
    CoachingEndingService,
    CoachingTermsService,
    CustomerAccess,
    HealthAccess,
    HealthConsentsService,
  ],
  exports: [
    AccountDeletionService,
    AccountErasureQueries,
    UserDirectory,
    CoachingService,
    CustomerAccess,
    HealthAccess,
  ],
})
export class UsersModule {}
