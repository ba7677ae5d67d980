import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { FavoritesController } from './favorites/favorites.controller.js';
import { FavoritesService } from './favorites/favorites.service.js';
import { RatingService } from './ratings/rating.service.js';
import { RatingsController } from './ratings/ratings.controller.js';
import { RatingsList } from './ratings/ratings-list.js';
import { VotesService } from './ratings/votes.service.js';

@Module({
  imports: [AuthModule],
  controllers: [FavoritesController, RatingsController],
  providers: [FavoritesService, RatingService, RatingsList, VotesService],
})
export class EngagementModule {}
