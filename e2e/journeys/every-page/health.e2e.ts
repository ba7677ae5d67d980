import { expect } from '@jest/globals';
import { plantHealthDataOf, tracesOfHealth } from '../../../backend/test/contract/planted-health.ts';
import { journey, journeys } from '../../support/browser.ts';
import { inDatabase } from '../../support/database.ts';
import { findPages, type World, worldOfEverything } from '../../support/every-page.ts';
import { coached, person, type Role } from '../../support/world.ts';

journeys('health data', () => {
  journey(
    'of a customer is on no page of visitors, other customers, and admins',
    async () => {
      const world = await worldOfEverything();
      const { trainer, customer } = world.people;
      const other = await person('customer');
      await coached(trainer, other);
      await plantHealthDataOf([other.id], inDatabase);
      expect(await pagesThatTell(world, 'customer')).toEqual([]);
      await plantHealthDataOf([customer.id], inDatabase);
      for (const role of [null, 'admin'] as const) expect(await pagesThatTell(world, role)).toEqual([]);
      // Pages of those who may read it do show what is searched for.
      expect((await pagesThatTell(world, 'trainer')).length).toBeGreaterThan(1);
    },
    { scriptsOnly: true },
  );
});

async function pagesThatTell(world: World, role: Role | null): Promise<string[]> {
  const pages = await findPages(world, role);
  expect(pages.length).toBeGreaterThan(5);
  return pages.filter(({ html }) => tracesOfHealth(html).length > 0).map(({ path }) => path);
}
