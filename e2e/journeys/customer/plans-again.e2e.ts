import { type Answers, withAnswers } from '../../support/answers.ts';
import { hold } from '../../support/assigned-plan.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, person } from '../../support/world.ts';

/**
 * The dashboard sends two requests at once, for the list and for today's plan. Both failures may hit the same one.
 */
const TRIES_THAT_FAIL = 2;

function failingAtFirst(): Answers[string] {
  const broken = { statusCode: 500, code: 'unexpected', message: 'Something broke' };
  let asked = 0;
  return (real) => {
    asked += 1;
    return asked > TRIES_THAT_FAIL ? real() : Response.json(broken, { status: 500 });
  };
}

journeys('a customer’s plans that cannot be read', () => {
  journey('are requested up to two more times', async ({ page }) => {
    const [customer, trainer] = [await person('customer'), await person('trainer')];
    await coached(trainer, customer);
    const planName = await hold(customer, trainer, { begins: -2 });
    await beSignedIn(page, customer);
    await withAnswers(page, { 'GET /api/meal-plan/personalized': failingAtFirst() }, async (url) => {
      await visit(page, `${url}/my-meal-plans`);
      await page.getByRole('region', { name: 'Today’s meals' }).waitFor();
      await page.getByRole('article').getByRole('link', { name: planName, exact: true }).waitFor();
    });
  });
});
