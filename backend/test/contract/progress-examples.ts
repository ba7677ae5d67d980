import { insertMeasurement } from '../factories/measurements.ts';
import type { Example, Owner } from './example-requests.ts';
import type { World } from './world.ts';

const MEASURED = {
  measurementDate: '2026-11-20T06:30:00Z',
  units: 'us',
  weightKg: 81.65,
  weightLbs: 180,
  bodyFatPercentage: 18.5,
  muscleMassKg: 38.2,
  neckCm: 38,
  shouldersCm: 118,
  chestCm: 102,
  waistCm: 86.36,
  hipsCm: 98,
  bicepLeftCm: 34,
  bicepRightCm: 34.5,
  thighLeftCm: 57,
  thighRightCm: 57.5,
  calfLeftCm: 38,
  calfRightCm: 38,
  notes: 'Before\nbreakfast',
  confirmsWeight: true,
};

const PAGE = { from: '2026-01-01', to: '2026-12-31', page: '1', limit: '5' };
const SUMMARY = { figure: 'waistCm', range: '6m', units: 'us' };

const measurement = async (world: World, { self }: Owner) => ({
  params: { id: (await insertMeasurement(world.db, self)).id },
});

const ownCustomer = async (world: World, { trainer }: Owner) => {
  const customer = await world.account('customer');
  await world.coaching(trainer.id, customer.id);
  return { params: { id: customer.id } };
};

export const progressExamples: Record<string, Example> = {
  'GET /api/progress/measurements': () => ({ query: PAGE }),
  'POST /api/progress/measurements': () => ({ body: MEASURED }),
  'GET /api/progress/measurements/summary': () => ({ query: SUMMARY }),
  'GET /api/progress/measurements/{id}': measurement,
  'PUT /api/progress/measurements/{id}': async (world, owner) => ({
    ...(await measurement(world, owner)),
    body: MEASURED,
  }),
  'DELETE /api/progress/measurements/{id}': measurement,
  'GET /api/trainer/customers/{id}/measurements': async (world, owner) => ({
    ...(await ownCustomer(world, owner)),
    query: PAGE,
  }),
  'GET /api/trainer/customers/{id}/measurements/summary': async (world, owner) => ({
    ...(await ownCustomer(world, owner)),
    query: SUMMARY,
  }),
  'POST /api/trainer/customers/{id}/measurements': async (world, owner) => ({
    ...(await ownCustomer(world, owner)),
    body: MEASURED,
  }),
};
