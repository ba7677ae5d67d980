import type { Example, Owner } from './example-requests.ts';
import type { World } from './world.ts';

const ownCustomer = async (world: World, { trainer }: Owner) => {
  const customer = await world.account('customer');
  await world.coaching(trainer.id, customer.id);
  return { params: { id: customer.id } };
};

export const coachingExamples: Record<string, Example> = {
  'DELETE /api/customer/trainers/{id}': async (world, { self }) => {
    const trainer = await world.account('trainer');
    await world.coaching(trainer.id, self.id);
    return { params: { id: trainer.id } };
  },
  'GET /api/trainer/customers/{id}/coaching': ownCustomer,
  'PUT /api/trainer/customers/{id}/coaching/fee': async (world, owner) => ({
    ...(await ownCustomer(world, owner)),
    body: { amount: 89.5, currency: 'EUR', startsOn: new Date().toISOString().slice(0, 10) },
  }),
  'PUT /api/trainer/customers/{id}/coaching/notes': async (world, owner) => ({
    ...(await ownCustomer(world, owner)),
    body: { notes: 'Knee surgery in spring.\nPrefers mornings.' },
  }),
  'DELETE /api/trainer/customers/{id}/coaching': ownCustomer,
};
