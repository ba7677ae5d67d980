import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { AssignmentController } from './assignment/assignment.controller.js';
import { AssignmentService } from './assignment/assignment.service.js';
import { RecipeAssignments } from './assignment/recipe-assignments.js';
import { PlaceholderController } from './placeholder.controller.js';
import { Recipe } from './recipe.entity.js';
import { RecipeFinder } from './recipe-finder.js';
import { RecipesController } from './recipes.controller.js';

@Module({
  imports: [MikroOrmModule.forFeature([Recipe]), UsersModule],
  controllers: [RecipesController, PlaceholderController, AssignmentController],
  providers: [RecipeFinder, AssignmentService, RecipeAssignments],
  exports: [RecipeAssignments],
})
export class RecipesModule {}
