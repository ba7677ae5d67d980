import { Part } from '../../../platform/http/answers.js';
import type { Certificate } from '../../plan-certificate/index.js';
import type { Plan } from '../../plan-model/index.js';
import { CertificateResponse } from './certificate.response.js';
import { MealPlanResponse } from './plan.response.js';
import { PlanNutritionResponse } from './plan-facts.response.js';

/** A stored plan with its totals and certificate. */
export class WholePlanResponse {
  @Part(MealPlanResponse) mealPlanData: MealPlanResponse;
  @Part(PlanNutritionResponse) nutrition: PlanNutritionResponse;
  @Part(CertificateResponse) certificate: CertificateResponse;
}

export const wholePlanOf = (id: string, plan: Plan, certificate: Certificate): WholePlanResponse => ({
  mealPlanData: new MealPlanResponse(id, plan),
  nutrition: new PlanNutritionResponse(plan),
  certificate: new CertificateResponse(certificate),
});
