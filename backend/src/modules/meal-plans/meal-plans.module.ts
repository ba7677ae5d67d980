import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { InvitationsModule } from '../invitations/index.js';
import { PlanGeneratorModule } from '../plan-generator/index.js';
import { PlanPrintingModule } from '../plan-printing/index.js';
import { RecipesModule } from '../recipes/index.js';
import { UsersModule } from '../users/index.js';
import { WishReaderModule } from '../wish-reader/index.js';
import { AssignedPlan } from './assignment/assigned-plan.entity.js';
import { AssignedPlans } from './assignment/assigned-plans.js';
import { PlanAssignmentController } from './assignment/assignment.controller.js';
import { PlanAssignmentService } from './assignment/assignment.service.js';
import { PersonalPlansController } from './assignment/personal-plans.controller.js';
import { PlanEndingService } from './assignment/plan-ending.service.js';
import { Draft } from './drafts/draft.entity.js';
import { DraftGeneration } from './drafts/draft-generation.js';
import { DraftsController } from './drafts/drafts.controller.js';
import { DraftsService } from './drafts/drafts.service.js';
import { DraftsList } from './drafts/drafts-list.js';
import { EndedDrafts } from './drafts/ended-drafts.js';
import { SwapSearch } from './drafts/swap-search.js';
import { HandOverOnAcceptance } from './hand-over/hand-over-on-acceptance.js';
import { InvitedPlans } from './hand-over/invited-plans.js';
import { SavedPlan } from './library/saved-plan.entity.js';
import { SavedPlansController } from './library/saved-plans.controller.js';
import { SavedPlansService } from './library/saved-plans.service.js';
import { SavedPlansList } from './library/saved-plans-list.js';
import { PdfController } from './pdf/pdf.controller.js';
import { PlanFromClient } from './plan-from-client.js';
import { PlanReader } from './plan-reader.js';
import { PlanRecipes } from './plan-recipes.js';
import { PlanSource } from './plan-source.js';
import { PlanReadingController } from './reading/plan-reading.controller.js';
import { Ticks } from './reading/ticks.js';
import { ShareViews } from './sharing/share-views.js';
import { SharedPlanController } from './sharing/shared-plan.controller.js';
import { SharedPlan } from './sharing/shared-plan.entity.js';
import { SharedPlanReader } from './sharing/shared-plan-reader.js';
import { SharingController } from './sharing/sharing.controller.js';
import { SharingService } from './sharing/sharing.service.js';
import { FoodSuggestionsController } from './wish/food-suggestions.controller.js';
import { WishController } from './wish/wish.controller.js';
import { WishService } from './wish/wish.service.js';

@Module({
  imports: [
    MikroOrmModule.forFeature([Draft, SavedPlan, AssignedPlan, SharedPlan]),
    UsersModule,
    InvitationsModule,
    RecipesModule,
    PlanGeneratorModule,
    WishReaderModule,
    PlanPrintingModule,
  ],
  controllers: [
    WishController,
    FoodSuggestionsController,
    DraftsController,
    SavedPlansController,
    PlanAssignmentController,
    PersonalPlansController,
    PlanReadingController,
    SharingController,
    SharedPlanController,
    PdfController,
  ],
  providers: [
    DraftGeneration,
    SwapSearch,
    DraftsService,
    DraftsList,
    EndedDrafts,
    SavedPlansService,
    SavedPlansList,
    InvitedPlans,
    HandOverOnAcceptance,
    PlanAssignmentService,
    PlanEndingService,
    AssignedPlans,
    WishService,
    PlanReader,
    PlanRecipes,
    Ticks,
    PlanFromClient,
    PlanSource,
    SharingService,
    SharedPlanReader,
    ShareViews,
  ],
  exports: [AssignedPlans],
})
export class MealPlansModule {}
