import { expect, test } from '@jest/globals';
import { planOf } from '../../../test/factories/printed-plans.js';
import type { Principal } from '../../platform/access/principal.js';
import type { Limits } from '../../platform/limits/limits.js';
import type { PictureFiles } from '../recipes/index.js';
import { PlanPrinter } from './plan-printer.js';

const trainer = { userId: 'trainer' } as Principal;
const withoutLimits = { spend: async () => {} } as Partial<Limits> as Limits;
const recipient = { customerName: null, trainerName: null };
const options = { cardSize: 'large', includeNutrition: true } as const;

test('an export that nobody waits for anymore gives its turn to others', async () => {
  const printer = new PlanPrinter({} as PictureFiles, withoutLimits);
  const cards = {
    plan: planOf(7, 6),
    recipient,
    options,
  };
  for (let time = 0; time < 5; time++) (await printer.printCards(trainer, async () => cards)).pdf.destroy();
  const last = await printer.printCards(trainer, async () => cards);
  expect((await last.pdf.toArray()).length).toBeGreaterThan(1);
});

test('the cards of a job let others print between their pages', async () => {
  const printer = new PlanPrinter({} as PictureFiles, withoutLimits);
  const { planName, createdAt, recipes } = planOf(7, 6);
  const collected = { plan: { planName, createdAt, recipes }, recipient, options };
  let drawn = 0;
  const pieces = printer.drawCards(
    'somebody',
    async () => collected,
    (cards) => {
      drawn = cards;
    },
  );
  await pieces.next();
  const short = { plan: { planName, createdAt, recipes: recipes.slice(0, 1) }, recipient, options };
  const { pdf } = await printer.printCards(trainer, async () => short);
  expect((await pdf.toArray()).length).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(recipes.length);
  for await (const _ of pieces);
  expect(drawn).toBe(recipes.length);
});
