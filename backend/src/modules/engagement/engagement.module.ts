import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { UsersModule } from '../users/index.js';
import { Collection } from './collections/collection.entity.js';
import { CollectionsController } from './collections/collections.controller.js';
import { CollectionsService } from './collections/collections.service.js';
import { CollectionsReader } from './collections/collections-reader.js';
import { FavoritesController } from './favorites/favorites.controller.js';
import { FavoritesService } from './favorites/favorites.service.js';
import { InteractionsController } from './interactions/interactions.controller.js';
import { InteractionsService } from './interactions/interactions.service.js';
import { RatingService } from './ratings/rating.service.js';
import { RatingsController } from './ratings/ratings.controller.js';
import { RatingsList } from './ratings/ratings-list.js';
import { VotesService } from './ratings/votes.service.js';
import { RecommendationsController } from './recommendations/recommendations.controller.js';
import { RecommendationsService } from './recommendations/recommendations.service.js';
import { SimilarRecipes } from './recommendations/similar-recipes.js';
import { EngagementSummaryController } from './summary/engagement-summary.controller.js';
import { EngagementSummary } from './summary/engagement-summary.js';

@Module({
  imports: [MikroOrmModule.forFeature([Collection]), UsersModule, AuthModule],
  controllers: [
    FavoritesController,
    RatingsController,
    InteractionsController,
    EngagementSummaryController,
    CollectionsController,
    RecommendationsController,
  ],
  providers: [
    FavoritesService,
    RatingService,
    RatingsList,
    VotesService,
    InteractionsService,
    EngagementSummary,
    CollectionsService,
    CollectionsReader,
    RecommendationsService,
    SimilarRecipes,
  ],
})
export class EngagementModule {}
