import { Storage } from '../../src/platform/storage/storage.js';
import { insertGoal } from '../factories/goals.ts';
import { insertMeasurement } from '../factories/measurements.ts';
import { insertPhoto } from '../factories/photos.ts';
import { webp } from '../support/pictures.ts';
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
const SERIES = { figures: 'waistCm', range: 'all', units: 'us', daily: 'true' };
const SUMMARY = { figure: 'waistCm', range: '6m', units: 'us' };

const measurement = async (world: World, { self }: Owner) => ({
  params: { id: (await insertMeasurement(world.db, self)).id },
});

const ownCustomer = async (world: World, { trainer }: Owner) => {
  const customer = await world.account('customer');
  await world.coaching(trainer.id, customer.id);
  return { params: { id: customer.id } };
};

const GOAL = {
  goalName: 'Lighter for the summer',
  description: 'Slowly,\nand for good',
  metric: 'weight',
  startValue: 190.5,
  startDate: '2026-11-01',
  targetValue: 175,
  targetUnit: 'lb',
  targetDate: '2027-06-01',
};

const goal = async (world: World, { self }: Owner) => ({
  params: { id: (await insertGoal(world.db, self)).id },
});

const VALUE_DAY = '2026-11-20';

const customGoal = async (world: World, { self }: Owner) => {
  const { id } = await insertGoal(world.db, self, { metric: 'custom' });
  await world.db.query('update goals set entered_values = $2 where id = $1', [
    id,
    JSON.stringify([{ day: VALUE_DAY, value: 82 }]),
  ]);
  return { params: { id, day: VALUE_DAY } };
};

/** A goal that this trainer has set a customer of theirs. */
const setGoal = async (world: World, owner: Owner) => {
  const { params } = await ownCustomer(world, owner);
  const { id: goalId } = await insertGoal(world.db, params, { by: owner.trainer });
  return { params: { ...params, goalId } };
};

const PHOTO = {
  photoDate: '2026-11-20T06:30:00Z',
  photoType: 'side',
  caption: 'After the first month',
  isPrivate: false,
};

const photo = async (world: World, { self }: Owner) => ({
  params: { id: (await insertPhoto(world.db, self)).id },
});

const storeFile = async (world: World, id: string) => {
  const stored = { body: await webp(64, 40), contentType: 'image/webp' };
  await world.app.app.get(Storage).put(`photos/${id}/small.webp`, stored);
};

const photoFile = async (world: World, owner: Owner) => {
  const { params } = await photo(world, owner);
  await storeFile(world, params.id);
  return { params: { ...params, size: 'small' } };
};

/** A photo that a customer of this trainer shares. */
const sharedPhotoFile = async (world: World, owner: Owner) => {
  const { params } = await ownCustomer(world, owner);
  const { id: photoId } = await insertPhoto(world.db, params, { isPrivate: false });
  await storeFile(world, photoId);
  return { params: { ...params, photoId, size: 'small' } };
};

const TABLE =
  'Date,Weight,Waist (cm),Notes\n05/11/2026,81.4,88.5,"Before, not after, breakfast"\n06/11/2026,81.2,,';

const TABLES = { measurement: 'progress_measurements', goal: 'goals' };

const moveAside = (world: World, kind: keyof typeof TABLES, id: string) =>
  world.db.query(
    `with gone as (delete from ${TABLES[kind]} where id = $1 returning *)
     insert into deleted_progress (id, customer_id, kind, content)
     select gone.id, gone.customer_id, $2, to_jsonb(gone) from gone`,
    [id, kind],
  );

const deleted = (kind: keyof typeof TABLES) => async (world: World, owner: Owner) => {
  const { params } = await (kind === 'goal' ? goal : measurement)(world, owner);
  await moveAside(world, kind, params.id);
  return { params };
};

/** A goal that this trainer had set a customer of theirs, and has deleted. */
const deletedSetGoal = async (world: World, owner: Owner) => {
  const { params } = await setGoal(world, owner);
  await moveAside(world, 'goal', params.goalId);
  return { params };
};

export const progressExamples: Record<string, Example> = {
  'GET /api/progress/photos': () => ({ query: { page: '1', limit: '5' } }),
  'POST /api/progress/photos': async () => ({ picture: await webp(64, 40) }),
  'GET /api/progress/photos/{id}': photo,
  'PUT /api/progress/photos/{id}': async (world, owner) => ({ ...(await photo(world, owner)), body: PHOTO }),
  'DELETE /api/progress/photos/{id}': photo,
  'GET /api/progress/photos/{id}/{size}': photoFile,
  'GET /api/trainer/customers/{id}/photos': async (world, owner) => ({
    ...(await ownCustomer(world, owner)),
    query: { page: '1', limit: '5' },
  }),
  'GET /api/trainer/customers/{id}/photos/{photoId}/{size}': sharedPhotoFile,
  'GET /api/progress/goals': () => ({}),
  'POST /api/progress/goals': () => ({ body: GOAL }),
  'GET /api/progress/goals/{id}': goal,
  'PUT /api/progress/goals/{id}': async (world, owner) => ({ ...(await goal(world, owner)), body: GOAL }),
  'DELETE /api/progress/goals/{id}': goal,
  'POST /api/progress/goals/{id}/restore': deleted('goal'),
  'PUT /api/progress/goals/{id}/status': async (world, owner) => ({
    ...(await goal(world, owner)),
    body: { status: 'given_up' },
  }),
  'PUT /api/progress/goals/{id}/values/{day}': async (world, owner) => ({
    ...(await customGoal(world, owner)),
    body: { value: 81.5 },
  }),
  'DELETE /api/progress/goals/{id}/values/{day}': customGoal,
  'GET /api/trainer/customers/{id}/goals': ownCustomer,
  'POST /api/trainer/customers/{id}/goals': async (world, owner) => ({
    ...(await ownCustomer(world, owner)),
    body: GOAL,
  }),
  'GET /api/trainer/customers/{id}/goals/{goalId}': setGoal,
  'PUT /api/trainer/customers/{id}/goals/{goalId}': async (world, owner) => ({
    ...(await setGoal(world, owner)),
    body: GOAL,
  }),
  'DELETE /api/trainer/customers/{id}/goals/{goalId}': setGoal,
  'POST /api/trainer/customers/{id}/goals/{goalId}/restore': deletedSetGoal,
  'POST /api/progress/measurement-imports': () => ({
    body: { text: TABLE, dateOrder: 'dmy', units: 'metric', keep: true },
  }),
  'GET /api/progress/measurements': () => ({ query: PAGE }),
  'POST /api/progress/measurements': () => ({ body: MEASURED }),
  'GET /api/progress/measurements/summary': () => ({ query: SUMMARY }),
  'GET /api/progress/measurements/series': () => ({ query: SERIES }),
  'GET /api/progress/measurements/{id}': measurement,
  'PUT /api/progress/measurements/{id}': async (world, owner) => ({
    ...(await measurement(world, owner)),
    body: MEASURED,
  }),
  'DELETE /api/progress/measurements/{id}': measurement,
  'POST /api/progress/measurements/{id}/restore': deleted('measurement'),
  'GET /api/trainer/customers/{id}/measurements': async (world, owner) => ({
    ...(await ownCustomer(world, owner)),
    query: PAGE,
  }),
  'GET /api/trainer/customers/{id}/measurements/summary': async (world, owner) => ({
    ...(await ownCustomer(world, owner)),
    query: SUMMARY,
  }),
  'GET /api/trainer/customers/{id}/measurements/series': async (world, owner) => ({
    ...(await ownCustomer(world, owner)),
    query: SERIES,
  }),
  'POST /api/trainer/customers/{id}/measurements': async (world, owner) => ({
    ...(await ownCustomer(world, owner)),
    body: MEASURED,
  }),
};
