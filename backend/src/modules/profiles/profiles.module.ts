import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { UsersModule } from '../users/index.js';
import { ProfileController } from './profile.controller.js';
import { ProfilesService } from './profiles.service.js';

/** The details that users give about themselves. How they sign in belongs to `auth`. */
@Module({
  imports: [UsersModule, AuthModule],
  controllers: [ProfileController],
  providers: [ProfilesService],
})
export class ProfilesModule {}
