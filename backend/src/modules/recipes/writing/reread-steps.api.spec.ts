import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertRecipe } from '../../../../test/factories/recipes.ts';
import { TestApp } from '../../../../test/support/test-app.ts';
import { withOrm } from '../../../cli/with-orm.js';
import { Configuration } from '../../../platform/config/configuration.js';
import { DatabaseConfig } from '../../../platform/database/database.config.js';
import { rereadSteps } from './reread-steps.js';

let app: TestApp;
let config: DatabaseConfig;

beforeAll(async () => {
  app = await TestApp.start();
  config = new Configuration([DatabaseConfig], app.environment).get(DatabaseConfig);
});

afterAll(() => app.stop());

const reread = () => withOrm(config, rereadSteps);

async function shown(id: string) {
  const { data } = await app.api.GET('/api/recipes/{id}', { params: { path: { id } } });
  return [data?.handsOnMinutes, data?.lastUpdatedTimestamp];
}

test('recipes that another version of the rule has read, or none, are read again, and count as edited by nobody', async () => {
  const instructions = 'Fry it for 4 minutes.\nSimmer for 16 minutes.';
  const { id } = await insertRecipe(app.db, { prep: 10, cook: 20, instructions });
  for (let n = 0; n < 120; n += 1) await insertRecipe(app.db);
  const [unread, edited] = await shown(id);
  expect(unread).toBe(30);
  expect(await reread()).toBe(121);
  expect(await shown(id)).toEqual([14, edited]);
  expect(await reread()).toBe(0);
  await app.db.query('update recipes set hands_on_minutes = 30, hands_on_rule = 0 where id = $1', [id]);
  expect(await reread()).toBe(1);
  expect(await shown(id)).toEqual([14, edited]);
});
