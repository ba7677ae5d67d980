import { ApiProperty } from '@nestjs/swagger';
import { certify } from '../../plan-certificate/index.js';
import type { Plan } from '../../plan-model/index.js';
import { CertificateResponse } from './certificate.response.js';
import { MealPlanResponse, PlanNutritionResponse } from './plan.response.js';

/** A plan that is kept, with what it comes to and what it promises. */
export class WholePlanResponse {
  @ApiProperty({ type: MealPlanResponse })
  mealPlanData: MealPlanResponse;

  @ApiProperty({ type: PlanNutritionResponse })
  nutrition: PlanNutritionResponse;

  @ApiProperty({ type: CertificateResponse })
  certificate: CertificateResponse;
}

/** As it is asked: the certificate may come out otherwise than when the plan was made. */
export const wholePlanOf = (id: string, plan: Plan): WholePlanResponse => ({
  mealPlanData: new MealPlanResponse(id, plan),
  nutrition: new PlanNutritionResponse(plan),
  certificate: new CertificateResponse(certify(plan)),
});
