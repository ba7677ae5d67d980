import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { InvitationsModule } from '../invitations/index.js';
import { PlanGeneratorModule } from '../plan-generator/index.js';
import { PlanPrintingModule } from '../plan-printing/index.js';
import { RecipesModule } from '../recipes/index.js';
import { UsersModule } from '../users/index.js';
import { WishReaderModule } from '../wish-reader/index.js';
import { AllAssignedPlanQueries } from './assignment/all-assigned-plan.queries.js';
import { AllAssignedPlansController } from './assignment/all-assigned-plans.controller.js';
import { AssignedPlan } from './assignment/assigned-plan.entity.js';
import { AssignedPlanQueries } from './assignment/assigned-plan.queries.js';
import { AssignedPlansController } from './assignment/assigned-plans.controller.js';
import { PlanAssignmentController } from './assignment/assignment.controller.js';
import { PlanAssignmentService } from './assignment/assignment.service.js';
import { CurrentPlanService } from './assignment/current-plan.service.js';
import { CustomerPlanQueries } from './assignment/customer-plan.queries.js';
import { PlanEndingService } from './assignment/plan-ending.service.js';
import { PlanOnDateQueries } from './assignment/plan-on-date.queries.js';
import { PlansOfCustomer } from './assignment/plans-of-customer.js';
import { ToldOfRestrictions } from './assignment/told-of-restrictions.js';
import { TrainerPlanQueries } from './assignment/trainer-plan.queries.js';
import { CardExport } from './card-exports/card-export.entity.js';
import { CardExportQueries } from './card-exports/card-export.queries.js';
import { CardExportsController } from './card-exports/card-exports.controller.js';
import { CardExportsService } from './card-exports/card-exports.service.js';
import { CardFiles } from './card-exports/card-files.js';
import { CardSources } from './card-exports/card-sources.js';
import { CollectedRecipeQueries } from './card-exports/collected-recipe.queries.js';
import { MakeCardsHandler } from './card-exports/make-cards.job.js';
import { Draft } from './drafts/draft.entity.js';
import { DraftQueries } from './drafts/draft.queries.js';
import { DraftGeneration } from './drafts/draft-generation.js';
import { DraftMealsService } from './drafts/draft-meals.service.js';
import { DraftSidesService } from './drafts/draft-sides.service.js';
import { DraftUsesService } from './drafts/draft-uses.service.js';
import { DraftsController } from './drafts/drafts.controller.js';
import { DraftsService } from './drafts/drafts.service.js';
import { SideQueries } from './drafts/side.queries.js';
import { SwapQueries } from './drafts/swap.queries.js';
import { SwapSearch } from './drafts/swap-search.js';
import { HandOverOnAcceptance } from './hand-over/hand-over-on-acceptance.js';
import { InvitedPlanQueries } from './hand-over/invited-plan.queries.js';
import { PdfController } from './pdf/pdf.controller.js';
import { PlanQueries } from './plan.queries.js';
import { PlanCountQueries } from './plan-count.queries.js';
import { PlanFromClient } from './plan-from-client.js';
import { PlanRecipeQueries } from './plan-recipe.queries.js';
import { PlanSource } from './plan-source.js';
import { PlanReadingController } from './plan-views/plan-reading.controller.js';
import { PrepChecklistQueries } from './plan-views/prep-checklist.queries.js';
import { SavedPlan } from './saved-plans/saved-plan.entity.js';
import { SavedPlanQueries } from './saved-plans/saved-plan.queries.js';
import { SavedPlansController } from './saved-plans/saved-plans.controller.js';
import { SavedPlansService } from './saved-plans/saved-plans.service.js';
import { ShareViewQueries } from './sharing/share-view.queries.js';
import { ShareViews } from './sharing/share-views.js';
import { SharedPlanController } from './sharing/shared-plan.controller.js';
import { SharedPlan } from './sharing/shared-plan.entity.js';
import { SharedPlanQueries } from './sharing/shared-plan.queries.js';
import { SharedPlanReader } from './sharing/shared-plan-reader.js';
import { SharingController } from './sharing/sharing.controller.js';
import { SharingService } from './sharing/sharing.service.js';
import { FoodSuggestionsController } from './wish/food-suggestions.controller.js';
import { WishController } from './wish/wish.controller.js';
import { WishService } from './wish/wish.service.js';
import './own-data.sql.js';

@Module({
  imports: [
    MikroOrmModule.forFeature([Draft, SavedPlan, AssignedPlan, SharedPlan, CardExport]),
    UsersModule,
    InvitationsModule,
    RecipesModule,
    PlanGeneratorModule,
    WishReaderModule,
    PlanPrintingModule,
  ],
  controllers: [
    AllAssignedPlansController,
    WishController,
    FoodSuggestionsController,
    DraftsController,
    SavedPlansController,
    PlanAssignmentController,
    AssignedPlansController,
    PlanReadingController,
    SharingController,
    SharedPlanController,
    PdfController,
    CardExportsController,
  ],
  providers: [
    AllAssignedPlanQueries,
    CustomerPlanQueries,
    PlansOfCustomer,
    TrainerPlanQueries,
    DraftGeneration,
    SwapSearch,
    SwapQueries,
    ShareViewQueries,
    SharedPlanQueries,
    DraftsService,
    DraftMealsService,
    DraftSidesService,
    DraftUsesService,
    SideQueries,
    DraftQueries,
    SavedPlansService,
    SavedPlanQueries,
    InvitedPlanQueries,
    HandOverOnAcceptance,
    PlanAssignmentService,
    PlanEndingService,
    ToldOfRestrictions,
    AssignedPlanQueries,
    CurrentPlanService,
    PlanOnDateQueries,
    WishService,
    PlanFromClient,
    PlanCountQueries,
    PlanQueries,
    PlanRecipeQueries,
    PrepChecklistQueries,
    PlanSource,
    SharingService,
    SharedPlanReader,
    ShareViews,
    CardExportsService,
    CardExportQueries,
    CardFiles,
    CardSources,
    CollectedRecipeQueries,
    MakeCardsHandler,
  ],
  exports: [
    AssignedPlanQueries,
    CustomerPlanQueries,
    PlansOfCustomer,
    TrainerPlanQueries,
    PlanOnDateQueries,
    PlanCountQueries,
    PlanQueries,
  ],
})
export class MealPlansModule {}
