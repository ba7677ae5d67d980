import { expect } from '@jest/globals';
import { eventually } from '../../../backend/test/support/eventually.ts';
import { journey, journeys, visit } from '../../support/browser.ts';
import {
  atADraft,
  lockFirst,
  nameOf,
  pathOf,
  question,
  readMeals,
  swapFirst,
} from '../../support/draft-page.ts';
import { follow, isFocused, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { coached, person } from '../../support/world.ts';

journeys('changing a plan', () => {
  journey('any recipe can be found and put in place of a meal', async (visitor) => {
    const { page, scripts } = visitor;
    await atADraft(visitor, { cooking: 'fresh' });
    await swapFirst(visitor);
    const field = page.getByLabel('Search all recipes');
    if (scripts) {
      await field.click();
      await page.getByRole('combobox', { name: 'Search all recipes' }).waitFor();
      await page.keyboard.type('salmon');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else {
      await field.fill('salmon');
      await press(page, 'Search');
      await page
        .getByRole('button', { name: /^Use this/ })
        .first()
        .click();
    }
    await seeMessage(page, 'Meal swapped');
  });

  journey('a meal is swapped, and the swap undone', async (visitor) => {
    const { page, scripts } = visitor;
    const { trainer, draft } = await atADraft(visitor, { cooking: 'fresh' });
    const before = await readMeals(trainer, draft);
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    await swapFirst(visitor);
    const asked = question(visitor);
    await asked.getByText('The day becomes:').nth(2).waitFor();
    const other = await asked
      .getByRole('button', { name: /^Use this/ })
      .first()
      .textContent();
    await asked
      .getByRole('button', { name: /^Use this/ })
      .first()
      .click();
    await seeMessage(page, 'Meal swapped');
    const after = await readMeals(trainer, draft);
    expect([nameOf(after[0]), after.slice(1)]).toEqual([other?.replace('Use this: ', ''), before.slice(1)]);
    await page
      .getByRole('link', { name: nameOf(after[0]), exact: true })
      .first()
      .waitFor();
    if (scripts) await eventually(() => isFocused(page.locator('#day-1-meal-1')));
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await seeMessage(page, 'Last change undone');
    if (scripts) {
      await eventually(() => undo.isDisabled());
      expect(await isFocused(undo)).toBe(true);
    }
    expect(await readMeals(trainer, draft)).toEqual(before);
  });

  journey('a locked meal stays when the rest is generated again', async (visitor) => {
    const { page } = visitor;
    // With this many meals, a new plan cannot equal the old one by chance.
    const { trainer, draft } = await atADraft(visitor, { days: 7 });
    const before = await readMeals(trainer, draft);
    await lockFirst(visitor).click();
    await seeMessage(page, 'Meal locked');
    await page.getByText('Locked', { exact: true }).waitFor();
    await press(page, 'Generate the rest again');
    await seeMessage(page, 'The rest was generated again');
    const after = await readMeals(trainer, draft);
    expect(after[0]).toBe(before[0]);
    expect(after).not.toEqual(before);
    expect(await lockFirst(visitor).getAttribute('aria-pressed')).toBe('true');
    await lockFirst(visitor).click();
    await seeMessage(page, 'Meal unlocked');
  });

  journey('a refusal to generate the rest says why, with a way out', async (visitor) => {
    const { page, scripts } = visitor;
    const { trainer, draft } = await atADraft(visitor, { days: 1 });
    const params = { path: { id: draft.draftId } };
    let { revision } = draft;
    for (const change of [{ servings: 2 }, { locked: true }]) {
      for (const mealNumber of [1, 2]) {
        const body = { revision, meal: { day: 1, mealNumber }, ...change };
        await trainer.api.PATCH('/api/meal-plan/drafts/{id}', { params, body });
        revision += 1;
      }
    }
    await visit(page, pathOf(draft));
    await press(page, 'Generate the rest again');
    const answer = page.getByRole('region', { name: 'What is in the way' });
    await answer.waitFor();
    if (scripts) expect(await isFocused(answer)).toBe(true);
    await answer.getByRole('button', { name: /a day$/ }).click();
    await seeMessage(page, 'The rest was generated again');
    await answer.waitFor({ state: 'detached' });
    await page.getByText('The day is within target, every rule kept').waitFor();
    expect((await readMeals(trainer, draft)).slice(0, 2).map((meal) => meal.split(' ')[0])).toEqual([
      '2',
      '2',
    ]);
  });

  journey('a meal gets another portion and another place', async (visitor) => {
    const { page, scripts } = visitor;
    const { trainer, draft } = await atADraft(visitor);
    const before = await readMeals(trainer, draft);
    await page.getByLabel(/^Portion of day 1, breakfast/).selectOption('0.5');
    if (!scripts) await page.getByRole('button', { name: /^Set the portion of day 1, breakfast/ }).click();
    await seeMessage(page, 'Portion changed');
    await page.locator('#day-1').getByText('Outside target').waitFor();
    expect((await readMeals(trainer, draft))[0]).toBe(`0.5 ${nameOf(before[0])}`);

    await page.getByRole('link', { name: /^Move day 1, breakfast/ }).click();
    await question(visitor).getByLabel('Switch places with').selectOption('2:1');
    await press(page, 'Switch');
    await seeMessage(page, 'Meals switched');
    const after = await readMeals(trainer, draft);
    expect([after[0], after[3]]).toEqual([before[3], `0.5 ${nameOf(before[0])}`]);
  });

  journey(
    'the last of several quickly chosen portions counts',
    async (visitor) => {
      const { trainer, draft } = await atADraft(visitor);
      const portion = visitor.page.getByLabel(/^Portion of day 1, breakfast/);
      await portion.focus();
      await portion.evaluate(async (element) => {
        const select = element as HTMLSelectElement;
        const value = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value');
        const portions = ['0.5', '0.75', '1.25', '1.5'];
        for (let turn = 0; turn < 240; turn++) {
          value?.set?.call(select, portions[turn % portions.length]);
          select.dispatchEvent(new Event('change', { bubbles: true }));
          await new Promise((done) => setTimeout(done));
        }
      });
      await eventually(async () => (await readMeals(trainer, draft))[0]?.startsWith('1.5 '));
      expect(await isFocused(portion)).toBe(true);
      expect(await portion.inputValue()).toBe('1.5');
    },
    { scriptsOnly: true },
  );

  journey(
    'several meals locked in a row are all locked',
    async (visitor) => {
      const { page } = visitor;
      const { trainer, draft } = await atADraft(visitor);
      for (const meal of ['breakfast', 'lunch', 'dinner'])
        await page.getByRole('button', { name: new RegExp(`^Lock day 1, ${meal}`) }).press('Enter');
      const path = { id: draft.draftId };
      await eventually(
        async () =>
          (await trainer.api.GET('/api/meal-plan/drafts/{id}', { params: { path } })).data?.locked.length ===
          3,
      );
    },
    { scriptsOnly: true },
  );

  journey('changes made elsewhere are shown', async (visitor) => {
    const { page } = visitor;
    const { trainer, draft } = await atADraft(visitor);
    const body = { revision: draft.revision, meal: { day: 1, mealNumber: 2 }, servings: 2 };
    await trainer.api.PATCH('/api/meal-plan/drafts/{id}', { params: { path: { id: draft.draftId } }, body });
    await lockFirst(visitor).click();
    await seeMessage(
      page,
      'This plan has changed in the meantime. This is the latest version: please try again.',
    );
    await eventually(async () => (await page.getByLabel(/^Portion of day 1, lunch/).inputValue()) === '2');
    await lockFirst(visitor).click();
    await seeMessage(page, 'Meal locked');
  });

  journey('the plan’s copy of a recipe opens', async (visitor) => {
    const { page } = visitor;
    const { trainer, draft } = await atADraft(visitor);
    const name = nameOf((await readMeals(trainer, draft))[0]);
    await page.locator('#day-1-meal-1 a').click();
    await question(visitor).getByRole('heading', { name, exact: true }).waitFor();
    await question(visitor).getByText('Nutrition of the portion').waitFor();
    await page.goBack();
    await seeHeading(page, 'Steady week');
  });

  journey('a month is shown week by week', async (visitor) => {
    const { page } = visitor;
    await atADraft(visitor, { days: 9 });
    await page.getByRole('heading', { name: /^Day 7/ }).waitFor();
    expect(await page.getByRole('heading', { name: /^Day 8/ }).count()).toBe(0);
    await follow(page, 'Week 2');
    await page.getByRole('heading', { name: /^Day 9/ }).waitFor();
    await eventually(() => page.evaluate(() => window.scrollY > 0));
    await page.getByRole('button', { name: /^Lock day 8, dinner/ }).click();
    await seeMessage(page, 'Meal locked');
    await page.getByRole('heading', { name: /^Day 9/ }).waitFor();
  });

  looksGood('changing a plan', {
    'the plan': async (visitor) => {
      await atADraft(visitor, { cooking: 'fresh' });
      await visitor.page.getByText('All 3 days within target').click();
    },
    'swapping a meal': async (visitor) => {
      await swapFirst(visitor);
      await question(visitor).getByText('The day becomes:').first().waitFor();
    },
    'swapping a meal, on a page of its own': async ({ page }) => {
      await visit(page, page.url());
    },
    'moving a meal': async ({ page }) => visit(page, page.url().replace('swap', 'move')),
    'saving it': async ({ page }) => visit(page, page.url().replace(/move.*/, 'save')),
    'assigning it to nobody': async ({ page }) => visit(page, page.url().replace('save', 'assign')),
    'a recipe of it': async ({ page }) => {
      await visit(page, page.url().replace('/assign', ''));
      await page.locator('#day-1-meal-1 a').click();
      await page.getByRole('dialog').waitFor();
    },
    'printing it': async ({ page }) => {
      const id = /drafts\/([^/]+)/.exec(page.url())?.[1];
      await visit(page, `/meal-plans/${id}/export`);
    },
    'assigning it to two': async (visitor) => {
      const { trainer, draft } = await atADraft(visitor);
      await coached(trainer, await person('customer', { name: 'Nora' }), await person('customer'));
      await visit(visitor.page, `${pathOf(draft)}/assign`);
      await press(visitor.page, 'Select All');
    },
  });
});
