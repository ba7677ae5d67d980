import { expect } from '@jest/globals';
import { type Answers, withAnswers } from '../../support/answers.ts';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { expectRefused, fillIn, press, seeHeading, typedIn } from '../../support/forms.ts';
import { kitchen } from '../../support/kitchen.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, type Person, person } from '../../support/world.ts';

const generator = '/meal-plan-generator';

async function atTheGenerator({ page }: Visit, address = generator): Promise<Person> {
  const trainer = await person('trainer');
  await kitchen(trainer);
  await beSignedIn(page, trainer);
  await visit(page, address);
  return trainer;
}

const say = ({ page }: Visit, words: string) => page.getByLabel('Describe the plan').fill(words);

const openForm = ({ page }: Visit) => page.getByRole('heading', { name: 'Manual Configuration' }).click();

const openPart = ({ page }: Visit, name: string) => page.locator('summary').filter({ hasText: name }).click();

const seePlan = async ({ page }: Visit, name: string) => {
  await page.waitForURL(/\/meal-plans\/drafts\//);
  await seeHeading(page, name);
};

/** Answers the first request as the backend does when its queue is full, and passes all others on. */
function onceBusy(): Answers[string] {
  const message = 'Many plans are being made right now. Please try again in a moment.';
  const refused = { statusCode: 503, code: 'generator_busy', message, error: message };
  let asked = 0;
  return (real) => {
    asked += 1;
    return asked > 1 ? real() : Response.json(refused, { status: 503, headers: { 'Retry-After': '3' } });
  };
}

journeys('generating a plan', () => {
  journey('words are read into the form, corrected, and turned into a plan', async (visitor) => {
    const { page } = visitor;
    await atTheGenerator(visitor);
    await say(visitor, '5 day maintenance plan for Nora, 2000 kcal, no glorbs');
    await press(page, 'Read My Text');
    await page.getByText('Not understood, so not in the plan').waitFor();
    expect(await page.getByText('glorbs').count()).toBeGreaterThan(0);
    expect(await typedIn(page, 'Days')).toBe('5');
    expect(await page.getByLabel('Fitness goal').inputValue()).toBe('maintenance');
    await page.getByText('from your text').first().waitFor();
    await page.getByText('assumed').first().waitFor();
    await fillIn(page, { Days: '3', 'Plan name': 'Three steady days' });
    await press(page, 'Generate Plan');
    await seePlan(visitor, 'Three steady days');
    await page.getByText('All 3 days within target, every rule that was understood kept').waitFor();
    await page.getByText('1 request is not in the plan').waitFor();
    await page.getByText('For: Nora').waitFor();
    expect(await page.getByRole('heading', { name: /^Day \d/ }).count()).toBe(3);
  });

  journey('words are turned into a plan in one step', async (visitor) => {
    await atTheGenerator(visitor);
    await say(visitor, '2 day maintenance plan, 2000 kcal, 4 meals a day');
    await press(visitor.page, 'Generate Plan Directly');
    await visitor.page.waitForURL(/\/meal-plans\/drafts\//);
    await visitor.page.getByText('4 meals per day').waitFor();
  });

  journey(
    'a request that cannot be promised stops a plan in one step, and is shown with the plan',
    async (visitor) => {
      const { page } = visitor;
      await atTheGenerator(visitor);
      await say(visitor, '2 day maintenance plan, 600 kcal, 120 g protein');
      await press(page, 'Generate Plan Directly');
      await page.getByText('Please decide before the plan is generated').waitFor();
      await page.getByText('A plan’s day has from 800 to 5001 kcal.').waitFor();
      await press(page, 'Generate Without It');
      await page.waitForURL(/\/meal-plans\/drafts\//);
      await page.getByText('1 request is not in the plan').waitFor();
      await page.getByText('every rule that was understood kept').click();
      await page.getByText('Asked for, but not part of this check').waitFor();
      await page
        .getByText(/protein within 5% or 5 g of 120 g, and carbs and fat within 20% of the/)
        .waitFor();
      await page
        .locator('#day-1')
        .getByText(/of about/)
        .first()
        .waitFor();
      await page.getByRole('link', { name: 'Change the request' }).click();
      await seeHeading(page, 'Meal Plan Generator');
      expect(await typedIn(page, 'Describe the plan')).toBe(
        '2 day maintenance plan, 600 kcal, 120 g protein',
      );
      expect(await typedIn(page, 'Days')).toBe('2');
      expect(await typedIn(page, 'Protein (optional)')).toBe('120');
      expect(await typedIn(page, 'Carbs (optional)')).toBe('');
    },
  );

  journey('an empty text is refused', async (visitor) => {
    const { page, scripts } = visitor;
    await atTheGenerator(visitor);
    if (scripts) {
      for (const name of ['Read My Text', 'Generate Plan Directly']) {
        expect(await page.getByRole('button', { name }).isDisabled()).toBe(true);
      }
      return;
    }
    await expectRefused(page, 'Read My Text', [
      'Input Required: Please enter a description of your meal plan requirements.',
    ]);
  });

  journey('mistakes in the form are named, and nothing is lost', async (visitor) => {
    const { page } = visitor;
    await atTheGenerator(visitor);
    await openForm(visitor);
    await fillIn(page, { 'Daily calories': '700', Days: 'many', 'Customer name (optional)': 'Nora' });
    await openPart(visitor, 'Limits for each meal');
    await fillIn(page, { 'Breakfast, at most (optional)': 'little' });
    await page.getByLabel('Start-of-week meal prep').uncheck();
    await expectRefused(page, 'Generate Plan', [
      'Plan name is required',
      'Fitness goal is required',
      'Daily calories must be between 800 and 5001',
      'Days must be between 1 and 30',
    ]);
    expect(await typedIn(page, 'Days')).toBe('many');
    expect(await typedIn(page, 'Customer name (optional)')).toBe('Nora');
    expect(await typedIn(page, 'Breakfast, at most (optional)')).toBe('little');
    expect(await page.getByLabel('Start-of-week meal prep').isChecked()).toBe(false);
  });

  journey('words that contradict each other are named once, and at both fields', async (visitor) => {
    const { page } = visitor;
    await atTheGenerator(visitor);
    await say(visitor, '2 day maintenance plan, 2000 kcal, at least 40 g fiber and at most 20 g fiber a day');
    const problem = 'At least 40 g and at most 20 g of fiber a day cannot both be';
    await expectRefused(page, 'Generate Plan Directly', [problem]);
    expect(await page.locator('[data-error-summary]').getByText(problem).count()).toBe(1);
    for (const label of ['Min daily fiber (optional)', 'Max daily fiber (optional)']) {
      expect(await page.getByLabel(label).getAttribute('aria-invalid')).toBe('true');
    }
    expect(await page.getByRole('button', { name: 'Generate This Plan' }).count()).toBe(0);
    await fillIn(page, { 'Max daily fiber (optional)': '', 'Min daily fiber (optional)': '' });
    await openPart(visitor, 'Cooking and variety');
    await page.getByLabel('Cooking (optional)').selectOption('fresh');
    await press(page, 'Generate Plan');
    await page.waitForURL(/\/meal-plans\/drafts\//);
  });

  journey('an impossible request is explained, with a way out', async (visitor) => {
    const { page } = visitor;
    await atTheGenerator(visitor);
    await openForm(visitor);
    await fillIn(page, { 'Plan name': 'Tiny meals', Days: '2' });
    await page.getByLabel('Fitness goal').selectOption('maintenance');
    await openPart(visitor, 'Recipe filters');
    await page.getByLabel('Max calories (optional)').selectOption('300');
    await press(page, 'Generate Plan');
    const answer = page.getByRole('region', { name: 'What is in the way' });
    await answer.waitFor();
    expect(await page.getByLabel('Max calories (optional)').inputValue()).toBe('300');
    await answer.getByRole('button', { name: 'No calorie limit per meal' }).click();
    await seePlan(visitor, 'Tiny meals');
    await page.getByText('All 2 days within target').waitFor();
  });

  journey('a busy generator says so, and the same form can be sent again', async (visitor) => {
    const { page, expectComplaint } = visitor;
    expectComplaint('was answered with 503');
    await withAnswers(page, { 'POST /api/meal-plan/generate': onceBusy() }, async (url) => {
      await atTheGenerator(visitor, url + generator);
      await openForm(visitor);
      await fillIn(page, { 'Plan name': 'After the rush', Days: '2' });
      await page.getByLabel('Fitness goal').selectOption('maintenance');
      await expectRefused(page, 'Generate Plan', [
        'Generation Failed',
        'Many plans are being made right now. Please try again in a moment.',
      ]);
      expect(await typedIn(page, 'Plan name')).toBe('After the rush');
      expect(await typedIn(page, 'Days')).toBe('2');
      await press(page, 'Retry');
      await seePlan(visitor, 'After the rush');
    });
  });

  journey('a text that the model could not read says who read it', async (visitor) => {
    const { page } = visitor;
    const note = 'The language model did not answer properly, so the built-in rules read the text.';
    const answers: Answers = {
      'POST /api/meal-plan/parse-natural-language': async (real) =>
        Response.json({ ...(await (await real()).json()), notes: [note] }),
    };
    await withAnswers(page, answers, async (url) => {
      await atTheGenerator(visitor, url + generator);
      await say(visitor, '5 day maintenance plan, 2000 kcal');
      await press(page, 'Read My Text');
      await page.getByText(note).waitFor();
      await page.getByText(/^Read by built-in rules, without an AI model/).waitFor();
      expect(await typedIn(page, 'Days')).toBe('5');
    });
  });

  journey('a plan for one customer begins on the customer’s page', async (visitor) => {
    const { page } = visitor;
    const [trainer, ann] = [await person('trainer'), await person('customer', { name: 'Ann Lee' })];
    await kitchen(trainer);
    await coached(trainer, ann);
    await beSignedIn(page, trainer);
    await visit(page, `${generator}?customer=${ann.id}`);
    const context = page.getByRole('region', { name: 'Customer Context' });
    await context.getByText('Has no plan now.').waitFor();
    await say(visitor, '2 day maintenance plan, 2000 kcal');
    await press(page, 'Generate Plan Directly');
    await page.getByText('Made for Ann Lee.').waitFor();
  });

  looksGood('generating a plan', {
    'before anything is said': async (visitor) => {
      await atTheGenerator(visitor);
      await openForm(visitor);
    },
    'what was understood': async (visitor) => {
      await visit(visitor.page, generator);
      await say(visitor, '5 day vegan plan for Nora, 1800 kcal, no glorbs, breakfast under 400 calories');
      await press(visitor.page, 'Read My Text');
      await visitor.page.getByText('Not understood, so not in the plan').waitFor();
    },
    'a form with mistakes': async (visitor) => {
      await visit(visitor.page, generator);
      await openForm(visitor);
      await expectRefused(visitor.page, 'Generate Plan', ['Plan name is required']);
    },
    'what stands in the way': async (visitor) => {
      await visit(visitor.page, generator);
      await say(visitor, '2 day maintenance plan, 2000 kcal, at most 200 kcal per meal');
      await press(visitor.page, 'Generate Plan Directly');
      await visitor.page.getByText('What is in the way').waitFor();
    },
  });
});
