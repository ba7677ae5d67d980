import { ApiProperty } from '@nestjs/swagger';
import { certify } from '../../certificate/certify.js';
import { CertificateResponse } from '../../dto/certificate.response.js';
import {
  ListedMealPlanResponse,
  MealPlanResponse,
  PlanFactsResponse,
  PlanNutritionResponse,
} from '../../dto/plan.response.js';
import type { SavedPlan } from '../saved-plan.entity.js';
import type { SavedPlanRow } from '../saved-plans-list.js';

class SavedPlanFields {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  trainerId: string;

  @ApiProperty()
  isTemplate: boolean;

  @ApiProperty({ type: [String] })
  tags: string[];

  @ApiProperty({ type: String, nullable: true })
  notes: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ type: 'integer', description: 'Customers who follow it now' })
  assignmentCount: number;
}

/** A saved plan in a list. */
export class ListedPlanResponse extends SavedPlanFields {
  @ApiProperty({ type: ListedMealPlanResponse, description: 'Without meals, if they were not asked for' })
  mealPlanData: ListedMealPlanResponse;

  @ApiProperty({ type: PlanFactsResponse })
  facts: PlanFactsResponse;

  @ApiProperty({ description: 'Anybody with the link sees it' })
  isShared: boolean;

  constructor(row: SavedPlanRow) {
    super();
    this.id = row.id;
    this.trainerId = row.trainerId;
    this.mealPlanData = new ListedMealPlanResponse(row);
    this.facts = row.facts;
    this.isTemplate = row.isTemplate;
    this.tags = row.tags;
    this.notes = row.notes;
    this.createdAt = row.createdAt.toISOString();
    this.updatedAt = row.updatedAt.toISOString();
    this.assignmentCount = row.assignmentCount;
    this.isShared = row.isShared;
  }
}

export class SavedPlansResponse {
  @ApiProperty({ type: [ListedPlanResponse] })
  mealPlans: ListedPlanResponse[];

  @ApiProperty({ type: 'integer' })
  total: number;

  constructor({ plans, total }: { plans: SavedPlanRow[]; total: number }) {
    this.mealPlans = plans.map((row) => new ListedPlanResponse(row));
    this.total = total;
  }
}

/** A saved plan, whole. */
export class SavedPlanResponse extends SavedPlanFields {
  @ApiProperty({ type: MealPlanResponse })
  mealPlanData: MealPlanResponse;

  @ApiProperty({ type: PlanNutritionResponse })
  nutrition: PlanNutritionResponse;

  @ApiProperty({ type: CertificateResponse })
  certificate: CertificateResponse;

  constructor(saved: SavedPlan, assignmentCount: number) {
    super();
    this.id = saved.id;
    this.trainerId = saved.trainer.id;
    this.mealPlanData = new MealPlanResponse(saved.id, saved.plan);
    this.nutrition = new PlanNutritionResponse(saved.plan);
    this.certificate = new CertificateResponse(certify(saved.plan));
    this.isTemplate = saved.isTemplate;
    this.tags = saved.tags;
    this.notes = saved.notes;
    this.createdAt = saved.createdAt.toISOString();
    this.updatedAt = saved.updatedAt.toISOString();
    this.assignmentCount = assignmentCount;
  }
}

export class PlanSavedResponse {
  @ApiProperty()
  message: string;

  @ApiProperty({ type: SavedPlanResponse })
  mealPlan: SavedPlanResponse;

  constructor(message: string, saved: SavedPlan, assignmentCount = 0) {
    this.message = message;
    this.mealPlan = new SavedPlanResponse(saved, assignmentCount);
  }
}
