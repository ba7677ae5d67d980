import { expect, test } from '@jest/globals';
import { planOf } from '../../../test/factories/printed-plans.js';
import type { Principal } from '../../platform/access/principal.js';
import type { Limits } from '../../platform/limits/limits.js';
import type { PictureFiles } from '../recipes/index.js';
import { PlanPrinter } from './plan-printer.js';

const trainer = { userId: 'trainer' } as Principal;
const withoutLimits = { spend: async () => {} } as Partial<Limits> as Limits;
const recipient = { customerName: null, trainerName: null };

test('an export that nobody waits for anymore gives its turn to others', async () => {
  const printer = new PlanPrinter({} as PictureFiles, withoutLimits);
  const cards = {
    plan: planOf(7, 6),
    recipient,
    options: { cardSize: 'large', includeNutrition: true },
  } as const;
  for (let time = 0; time < 5; time++) (await printer.printCards(trainer, async () => cards)).pdf.destroy();
  const last = await printer.printCards(trainer, async () => cards);
  expect((await last.pdf.toArray()).length).toBeGreaterThan(1);
});
