import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { UsersModule } from '../users/index.js';
import { Collection } from './collections/collection.entity.js';
import { CollectionQueries } from './collections/collection.queries.js';
import { CollectionsController } from './collections/collections.controller.js';
import { CollectionsService } from './collections/collections.service.js';
import { FavoriteQueries } from './favorites/favorite.queries.js';
import { FavoritesController } from './favorites/favorites.controller.js';
import { FavoritesService } from './favorites/favorites.service.js';
import { InteractionQueries } from './interactions/interaction.queries.js';
import { InteractionsController } from './interactions/interactions.controller.js';
import { InteractionsService } from './interactions/interactions.service.js';
import { RatingQueries } from './ratings/rating.queries.js';
import { RatingService } from './ratings/rating.service.js';
import { RatingListQueries } from './ratings/rating-list.queries.js';
import { RatingsController } from './ratings/ratings.controller.js';
import { SatisfactionQueries } from './ratings/satisfaction.queries.js';
import { VoteQueries } from './ratings/vote.queries.js';
import { VotesService } from './ratings/votes.service.js';
import { RecommendationQueries } from './recommendations/recommendation.queries.js';
import { RecommendationsController } from './recommendations/recommendations.controller.js';
import { RecommendationsService } from './recommendations/recommendations.service.js';
import { SimilarRecipeQueries } from './recommendations/similar-recipe.queries.js';
import { EngagementQueries } from './summary/engagement.queries.js';
import { EngagementSummaryController } from './summary/engagement-summary.controller.js';
import './own-data.sql.js';

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
    FavoriteQueries,
    RatingService,
    RatingQueries,
    RatingListQueries,
    VotesService,
    VoteQueries,
    InteractionsService,
    InteractionQueries,
    EngagementQueries,
    CollectionsService,
    CollectionQueries,
    RecommendationsService,
    RecommendationQueries,
    SimilarRecipeQueries,
    SatisfactionQueries,
  ],
  exports: [RecommendationsService, SatisfactionQueries],
})
export class EngagementModule {}
