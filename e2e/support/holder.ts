import type { Page } from 'playwright-core';
import { hold, readAssignedPlans, type SoupPlan } from './assigned-plan.ts';
import { beSignedIn } from './session.ts';
import { coached, person } from './world.ts';

/** A plan of seven days that began two days ago, so that today is day 3. */
export const running: SoupPlan = { begins: -2 };

/** Signs in a customer who has been assigned these plans one after the other. */
export async function signInFollower(page: Page, ...wishes: SoupPlan[]) {
  const [customer, trainer] = await Promise.all([
    person('customer', { name: 'Cleo' }),
    person('trainer', { name: 'Tess Hill' }),
  ]);
  await coached(trainer, customer);
  for (const wish of wishes) await hold(customer, trainer, wish);
  const [latest] = await readAssignedPlans(customer);
  await beSignedIn(page, customer);
  return { customer, id: latest?.id ?? '', name: latest?.planName ?? '' };
}
