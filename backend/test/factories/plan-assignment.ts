import type { SignedInUser, TestApp } from '../support/test-app.ts';
import { insertCoaching } from './coaching.ts';

/** A signed-in customer of that trainer. */
export async function ownCustomer(app: TestApp, trainer: SignedInUser): Promise<SignedInUser> {
  const own = await app.signedIn();
  await insertCoaching(app.db, trainer, own);
  return own;
}

export const endCoaching = (app: TestApp, { id }: { id: string }) =>
  app.db.query('update coaching set ended_at = now() where customer_id = $1', [id]);

export async function assignSaved(
  { api }: SignedInUser,
  id: string,
  customers: { id: string }[],
  startsOn?: string,
) {
  const { response, data, error } = await api.POST('/api/trainer/meal-plans/{id}/assign', {
    params: { path: { id } },
    body: { customerIds: customers.map((one) => one.id), startsOn },
  });
  return { status: response.status, data, error };
}

export const withdraw = (
  { api }: SignedInUser,
  id: string,
  customer: { id: string },
  query: { bringBack?: boolean } = {},
) =>
  api.DELETE('/api/trainer/meal-plans/{id}/assignments/{customerId}', {
    params: { path: { id, customerId: customer.id }, query },
  });

export async function readAssignedPlans({ api }: SignedInUser, query: { withMeals?: boolean } = {}) {
  const { data } = await api.GET('/api/meal-plan/personalized', { params: { query } });
  return data?.mealPlans ?? [];
}

/** Current plans first, then upcoming ones, then past ones. */
export const readAssignedPlanNames = async (holder: SignedInUser) =>
  (await readAssignedPlans(holder)).map(({ planName, status }) => [planName, status]);
