import { randomUUID } from 'node:crypto';
import { insertGroceryList } from '../factories/groceries.ts';
import { insertAssignedPlan } from '../factories/meal-plans.ts';
import type { Example, Owner } from './example-requests.ts';
import type { World } from './world.ts';

const DETAILS = {
  category: 'dairy',
  quantity: 1.5,
  unit: 'l',
  isChecked: true,
  priority: 'high',
  notes: 'The blue\none',
  estimatedPrice: 2.49,
  brand: 'Meadow',
  recipeId: '0190a5a0-0000-7000-8000-000000000000',
  recipeName: 'Porridge',
};

const ITEM = { name: 'Milk', ...DETAILS };

const list = async (world: World, { self }: Owner) => {
  const items = ['Apples', { name: 'Bread', isChecked: true }, { name: 'Soap', isDeleted: true }];
  const { id, itemIds } = await insertGroceryList(world.db, self, { items });
  return { params: { id }, itemIds };
};

const ofList = async (world: World, owner: Owner) => {
  const { params } = await list(world, owner);
  return { params };
};

const ofItem = async (world: World, owner: Owner) => {
  const { params, itemIds } = await list(world, owner);
  return { params: { ...params, itemId: itemIds[0] ?? '' } };
};

const plan = async (world: World, { self, trainer }: Owner) =>
  (await insertAssignedPlan(world.db, self, trainer)).id;

const moment = (secondsAgo: number) => new Date(Date.now() - 1000 * secondsAgo).toISOString();

/** For each operation about grocery lists, a request that succeeds when its owner sends it. */
export const groceryExamples: Record<string, Example> = {
  'GET /api/grocery-lists': () => ({ query: { search: 'list', page: '1', limit: '5' } }),
  'POST /api/grocery-lists': () => ({ body: { name: 'Weekend' } }),
  'POST /api/grocery-lists/items': () => ({ body: ITEM }),
  'POST /api/grocery-lists/generate': async (world, owner) => {
    const mealPlanId = await plan(world, owner);
    const { params } = await list(world, owner);
    return {
      body: {
        ...{ mealPlanId, groceryListId: params.id, listName: 'The week', fromDate: '2100-01-01', days: 7 },
        ...{ includeAllIngredients: false, aggregateQuantities: true, roundUpQuantities: false },
      },
    };
  },
  'GET /api/grocery-lists/{id}': ofList,
  'PUT /api/grocery-lists/{id}': async (world, owner) => ({
    ...(await ofList(world, owner)),
    body: { name: 'Weekend' },
  }),
  'DELETE /api/grocery-lists/{id}': ofList,
  'POST /api/grocery-lists/{id}/items': async (world, owner) => ({
    ...(await ofList(world, owner)),
    body: ITEM,
  }),
  'PUT /api/grocery-lists/{id}/items/{itemId}': async (world, owner) => ({
    ...(await ofItem(world, owner)),
    body: ITEM,
  }),
  'DELETE /api/grocery-lists/{id}/items/{itemId}': ofItem,
  'POST /api/grocery-lists/{id}/checks': async (world, owner) => {
    const { params, itemIds } = await list(world, owner);
    return { params, body: { itemIds, isChecked: true } };
  },
  'DELETE /api/grocery-lists/{id}/checked-items': ofList,
  'POST /api/grocery-lists/{id}/restored-items': async (world, owner) => ({
    ...(await ofList(world, owner)),
    body: { version: 1 },
  }),
  'GET /api/grocery-lists/{id}/changes': async (world, owner) => ({
    ...(await ofList(world, owner)),
    query: { since: '0' },
  }),
  'POST /api/grocery-lists/{id}/changes': async (world, owner) => {
    const { params, itemIds } = await list(world, owner);
    const [itemId = ''] = itemIds;
    const changes = [
      { id: randomUUID(), at: moment(9), itemId: randomUUID(), add: ITEM },
      { id: randomUUID(), at: moment(8), itemId, set: DETAILS },
      { id: randomUUID(), at: moment(7), itemId, isDeleted: true },
    ];
    return { params, body: { outboxId: randomUUID(), isOpened: true, sentAt: moment(1), since: 0, changes } };
  },
};
