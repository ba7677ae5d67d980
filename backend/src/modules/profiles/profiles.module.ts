import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ProgressModule } from '../progress/index.js';
import { UsersModule } from '../users/index.js';
import { CustomerProfiles } from './customer-profiles.js';
import { ProfileController } from './profile.controller.js';
import { Profile } from './profile.entity.js';
import { ProfileKeeper } from './profile-keeper.js';
import { ProfilesService } from './profiles.service.js';

/** What users say of themselves. How they sign in belongs to `auth`. */
@Module({
  imports: [MikroOrmModule.forFeature([Profile]), UsersModule, AuthModule, ProgressModule],
  controllers: [ProfileController],
  providers: [ProfilesService, ProfileKeeper, CustomerProfiles],
  exports: [CustomerProfiles],
})
export class ProfilesModule {}
