import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { UsersModule } from '../users/index.js';
import { Invitation } from './invitation.entity.js';
import { InvitationAcceptanceController } from './invitation-acceptance.controller.js';
import { InvitationAcceptanceService } from './invitation-acceptance.service.js';
import { InvitationLimits } from './invitation-limits.js';
import { InvitationMails } from './invitation-mails.js';
import { InvitationRules } from './invitation-rules.js';
import { InvitationTokens } from './invitation-tokens.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { NewCustomers } from './new-customers.js';
import './own-data.sql.js';

@Module({
  imports: [MikroOrmModule.forFeature([Invitation]), UsersModule, AuthModule],
  controllers: [InvitationsController, InvitationAcceptanceController],
  providers: [
    InvitationLimits,
    InvitationRules,
    InvitationTokens,
    InvitationMails,
    InvitationsService,
    NewCustomers,
    InvitationAcceptanceService,
  ],
  exports: [InvitationsService],
})
export class InvitationsModule {}
