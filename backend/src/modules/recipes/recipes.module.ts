import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { FetchingModule } from '../../platform/fetching/fetching.module.js';
import { PicturesModule } from '../../platform/pictures/pictures.module.js';
import { ProfilesModule } from '../profiles/index.js';
import { UsersModule } from '../users/index.js';
import { AdminRecipeQueries } from './admin/admin-recipe.queries.js';
import { AdminRecipesController } from './admin/admin-recipes.controller.js';
import { AdminRecipesService } from './admin/admin-recipes.service.js';
import { ReviewController } from './admin/review.controller.js';
import { ReviewService } from './admin/review.service.js';
import { ReviewQueueQueries } from './admin/review-queue.queries.js';
import { AssignedRecipeQueries } from './assignment/assigned-recipe.queries.js';
import { AssignmentController } from './assignment/assignment.controller.js';
import { AssignmentService } from './assignment/assignment.service.js';
import { RecipeAssignments } from './assignment/recipe-assignments.js';
import { DrawingsController } from './drawings/drawings.controller.js';
import { DrawnFiles } from './drawings/drawn-files.js';
import { GeneratedRecipeQueries } from './generated/generated-recipe.queries.js';
import { GeneratedRecipes } from './generated/generated-recipes.js';
import { RecipeImportController } from './import/recipe-import.controller.js';
import { RecipeImportService } from './import/recipe-import.service.js';
import { PictureFileQueries } from './pictures/picture-file.queries.js';
import { PictureFilesController } from './pictures/picture-files.controller.js';
import { PictureFiles } from './pictures/picture-files.js';
import { PlaceholderController } from './pictures/placeholder.controller.js';
import { RecipePicturesController } from './pictures/recipe-pictures.controller.js';
import { RecipePictures } from './pictures/recipe-pictures.service.js';
import { Recipe } from './recipe.entity.js';
import { RecipeQueries } from './recipe.queries.js';
import { RecipeCountQueries } from './recipe-count.queries.js';
import { RecipeFigureQueries } from './recipe-figure.queries.js';
import { RecipesController } from './recipes.controller.js';
import { RestrictionCheck } from './restrictions/restriction-check.js';
import { EditableRecipeQueries } from './writing/editable-recipe.queries.js';
import { NutritionController } from './writing/nutrition.controller.js';
import { OwnRecipeQueries } from './writing/own-recipe.queries.js';
import { OwnRecipesController } from './writing/own-recipes.controller.js';
import { OwnRecipesService } from './writing/own-recipes.service.js';
import { RecipeQuota } from './writing/recipe-quota.js';
import './own-data.sql.js';

@Module({
  imports: [MikroOrmModule.forFeature([Recipe]), UsersModule, ProfilesModule, PicturesModule, FetchingModule],
  controllers: [
    RecipesController,
    NutritionController,
    OwnRecipesController,
    RecipeImportController,
    AdminRecipesController,
    ReviewController,
    AssignmentController,
    RecipePicturesController,
    PictureFilesController,
    PlaceholderController,
    DrawingsController,
  ],
  providers: [
    RecipeQueries,
    RecipeCountQueries,
    RecipeFigureQueries,
    OwnRecipeQueries,
    OwnRecipesService,
    RecipeQuota,
    RecipeImportService,
    EditableRecipeQueries,
    AdminRecipeQueries,
    AdminRecipesService,
    ReviewQueueQueries,
    ReviewService,
    AssignmentService,
    RecipeAssignments,
    AssignedRecipeQueries,
    RestrictionCheck,
    RecipePictures,
    PictureFiles,
    PictureFileQueries,
    DrawnFiles,
    GeneratedRecipes,
    GeneratedRecipeQueries,
  ],
  exports: [
    AdminRecipeQueries,
    RecipeAssignments,
    GeneratedRecipes,
    PictureFiles,
    RecipeCountQueries,
    RecipeFigureQueries,
    RestrictionCheck,
  ],
})
export class RecipesModule {}
