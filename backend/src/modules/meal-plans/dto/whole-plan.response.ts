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

/** `startsOn` is the date of the first day as the page shows it, or empty if days have no dates. */
export const wholePlanOf = (
  id: string,
  plan: Plan,
  certificate: Certificate,
  startsOn: string,
): WholePlanResponse => ({
  mealPlanData: new MealPlanResponse(id, plan),
  nutrition: new PlanNutritionResponse(plan, startsOn),
  certificate: new CertificateResponse(certificate),
});
