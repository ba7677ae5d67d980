import { Part } from '../../../platform/http/answers.js';
import { certify } from '../../plan-certificate/index.js';
import type { Plan } from '../../plan-model/index.js';
import { CertificateResponse } from './certificate.response.js';
import { MealPlanResponse, PlanNutritionResponse } from './plan.response.js';

/** A plan that is kept, with what it comes to and what it promises. */
export class WholePlanResponse {
  @Part(MealPlanResponse) mealPlanData: MealPlanResponse;
  @Part(PlanNutritionResponse) nutrition: PlanNutritionResponse;
  @Part(CertificateResponse) certificate: CertificateResponse;
}

/** As it is asked: the certificate may come out otherwise than when the plan was made. */
export const wholePlanOf = (id: string, plan: Plan): WholePlanResponse => ({
  mealPlanData: new MealPlanResponse(id, plan),
  nutrition: new PlanNutritionResponse(plan),
  certificate: new CertificateResponse(certify(plan)),
});
