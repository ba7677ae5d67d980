import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { AuthModule } from '../auth/index.js';
import { ProgressModule } from '../progress/index.js';
import { UsersModule } from '../users/index.js';
import { CustomerProfiles } from './customer-profiles.js';
import { ImageFiles } from './images/image-files.js';
import { ProfileImagesController } from './images/profile-images.controller.js';
import { ProfileImagesService } from './images/profile-images.service.js';
import { ProfileController } from './profile.controller.js';
import { Profile } from './profile.entity.js';
import { ProfileKeeper } from './profile-keeper.js';
import { ProfilesService } from './profiles.service.js';
import { TrainerFactsController } from './trainer-facts.controller.js';
import { TrainerFactsService } from './trainer-facts.service.js';
import './own-data.sql.js';

/** Profiles of users. Signing in belongs to `auth`. */
@Module({
  imports: [MikroOrmModule.forFeature([Profile]), UsersModule, AuthModule, ProgressModule, PicturesModule],
  controllers: [ProfileController, ProfileImagesController, TrainerFactsController],
  providers: [
    ImageFiles,
    ProfileImagesService,
    ProfilesService,
    TrainerFactsService,
    ProfileKeeper,
    CustomerProfiles,
  ],
  exports: [CustomerProfiles],
})
export class ProfilesModule {}
