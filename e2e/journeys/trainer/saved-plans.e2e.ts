import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESKTOP, journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { expectPath, expectRefused, follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { readFollowedPlan, savedPlan } from '../../support/plans.ts';
import { beSignedIn } from '../../support/session.ts';
import { coached, mailbox, type Person, person } from '../../support/world.ts';

const library = '/trainer/meal-plans';

/** With scripts, a task opens in a dialog over the list. Without them, it is a page. */
const task = ({ page, scripts }: Visit) => page.getByRole(scripts ? 'dialog' : 'main');

const openMenu = (page: Page, planName: string) =>
  page.locator('summary', { hasText: `Actions for ${planName}` }).click();

const cards = (page: Page) => page.getByRole('article').getByRole('heading');

async function trainerWith(page: Page, ...names: string[]): Promise<Person> {
  const trainer = await person('trainer');
  for (const planName of names) await savedPlan(trainer, { planName });
  await beSignedIn(page, trainer);
  return trainer;
}

journeys('saved plans', () => {
  journey('the list is searched, filtered by templates, and paged', async ({ page }) => {
    const trainer = await trainerWith(page, ...Array.from({ length: 12 }, (_, n) => `Plan ${n}`));
    await savedPlan(trainer, { planName: 'Runner’s week', tags: ['marathon'], isTemplate: true });
    await visit(page, library);
    await page.getByText('13 meal plans').waitFor();
    expect(await cards(page).count()).toBe(12);
    await follow(page, 'Next page');
    await page.getByRole('heading', { name: 'Plan 0', exact: true }).waitFor();
    await page.getByPlaceholder('Search meal plans by name, goal, or tags...').fill('MARATHON');
    await press(page, 'Search');
    await page.getByText('1 meal plan', { exact: true }).waitFor();
    expect(await cards(page).allTextContents()).toEqual(['Runner’s week']);
    await follow(page, 'Not templates');
    await page.getByText('No matching meal plans').waitFor();
    await follow(page, 'Show all meal plans');
    await follow(page, 'Templates');
    await page.getByText('1 meal plan', { exact: true }).waitFor();
  });

  journey('a plan is a page on a phone, and going back finds the list where it was', async ({ page }) => {
    const trainer = await trainerWith(page, ...Array.from({ length: 5 }, (_, n) => `Plan ${n}`));
    await savedPlan(trainer, { planName: 'Last of all', days: 2 });
    await visit(page, library);
    await page.getByRole('link', { name: 'Plan 0', exact: true }).click();
    await seeHeading(page, 'Plan 0');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await cards(page).count()).toBe(0);
    await page.goBack();
    await page.getByText('6 meal plans').waitFor();
    await page.getByRole('link', { name: 'Plan 0', exact: true }).click();
    await follow(page, 'Saved Plans');
    await page.getByText('6 meal plans').waitFor();
  });

  journey(
    'a plan shows its weeks, its prep guide, and its recipes',
    async (visitor) => {
      const { page } = visitor;
      const trainer = await trainerWith(page);
      await savedPlan(trainer, { planName: 'Ten days', days: 10, clientName: 'Ann', notes: 'Drink water' });
      await visit(page, library);
      await follow(page, 'Ten days');
      await task(visitor).getByText('For: Ann').waitFor();
      await task(visitor)
        .getByText('Detailed view of your 10-day meal plan with nutrition breakdown and daily meal schedule.')
        .waitFor();
      await task(visitor).getByText('10 days (cycles weekly)').waitFor();
      await task(visitor).getByText('Repeats every 10 days.').waitFor();
      expect(
        await task(visitor)
          .getByRole('heading', { name: /^Day \d+/ })
          .count(),
      ).toBe(7);
      await follow(page, 'Week 2');
      await task(visitor).getByRole('heading', { name: 'Day 10' }).waitFor();
      await follow(page, 'Meal Prep Guide');
      await task(visitor).getByText('No Meal Prep Guide Available').waitFor();
      await follow(page, 'Meal Schedule');
      await task(visitor).getByRole('link', { name: 'Lentil soup' }).first().click();
      await seeHeading(page, 'Lentil soup');
      await follow(page, 'Back to the plan');
      await seeHeading(page, 'Ten days');
    },
    { viewport: DESKTOP },
  );

  journey(
    'closing the dialog returns to the list, whatever was opened in it',
    async (visitor) => {
      const { page } = visitor;
      const trainer = await trainerWith(page);
      await savedPlan(trainer, { planName: 'Ten days', days: 10 });
      await visit(page, library);
      await follow(page, 'Ten days');
      await follow(page, 'Week 2');
      await page.getByRole('heading', { name: 'Day 10' }).waitFor();
      if (visitor.scripts) await press(page, 'Close');
      else await follow(page, 'Saved Plans');
      await expectPath(page, library);
      await page.getByText('1 meal plan', { exact: true }).waitFor();
    },
    { viewport: DESKTOP },
  );

  journey('a plan is copied, renamed and made a template', async (visitor) => {
    const { page } = visitor;
    await trainerWith(page, 'Lean week');
    await visit(page, library);
    await openMenu(page, 'Lean week');
    await press(page, 'Duplicate');
    await seeMessage(page, 'Meal Plan Duplicated');
    await openMenu(page, 'Lean week (copy)');
    await follow(page, 'Edit details');
    await task(visitor).getByLabel('Plan name').fill('');
    await expectRefused(page, 'Save details', ['Plan name is required']);
    await task(visitor).getByLabel('Plan name').fill('Leaner week');
    await task(visitor).getByLabel('Calories').fill('2100');
    await press(page, 'Save details');
    await seeMessage(page, 'Meal Plan Updated');
    await page.getByRole('main').getByText('2,100 kcal per day').waitFor();
    await visit(page, library);
    await openMenu(page, 'Leaner week');
    await press(page, 'Make a template');
    await seeMessage(page, 'Meal Plan Updated');
    const card = page.getByRole('article').filter({ hasText: 'Leaner week' });
    await card.getByText('Template', { exact: true }).waitFor();
    await openMenu(page, 'Leaner week');
    await page.getByRole('button', { name: 'Remove from templates' }).waitFor();
  });

  journey('editing a plan creates a draft of it', async ({ page }) => {
    await trainerWith(page, 'Lean week');
    await visit(page, library);
    await openMenu(page, 'Lean week');
    await press(page, 'Edit');
    await seeHeading(page, 'Lean week');
    expect(new URL(page.url()).pathname).toMatch(/^\/meal-plans\/drafts\//);
  });

  journey('a plan is assigned, replaces another, and is withdrawn', async (visitor) => {
    const { page, scripts } = visitor;
    const trainer = await trainerWith(page, 'Old week', 'New week');
    const ann = await person('customer', { name: 'Ann' });
    await coached(trainer, ann);
    const assign = async (planName: string) => {
      await visit(page, library);
      await openMenu(page, planName);
      await follow(page, 'Assign to Customer');
      await task(visitor).getByLabel(ann.email).check();
    };
    await assign('Old week');
    await press(page, scripts ? 'Assign (1)' : 'Assign');
    await seeMessage(page, 'Meal plan assigned to 1 customer.');
    expect(await readFollowedPlan(ann)).toBe('Old week');

    await assign('New week');
    await task(visitor).getByText('has another plan: Old week').waitFor();
    if (scripts) await page.getByText('1 of the selected customers already has a plan.').waitFor();
    await press(page, scripts ? 'Assign (1)' : 'Assign');
    await seeMessage(page, 'Meal plan assigned to 1 customer; 1 plan was replaced.');
    expect(await readFollowedPlan(ann)).toBe('New week');
    await page.getByRole('link', { name: 'Assigned (0) of Old week' }).waitFor();

    await follow(page, 'Assigned (1) of New week');
    await task(visitor).getByText(ann.email, { exact: true }).waitFor();
    await follow(page, `Withdraw from ${ann.email}`);
    expect(await page.getByLabel('Bring “Old week” back').isChecked()).toBe(true);
    await press(page, 'Withdraw plan');
    await seeMessage(page, 'Meal Plan Withdrawn');
    await page.getByText('No customer has this plan').waitFor();
    expect(await readFollowedPlan(ann)).toBe('Old week');
    if (!scripts) return;
    await press(page, 'Close');
    await page.getByRole('link', { name: 'Assigned (0) of New week' }).waitFor();
  });

  journey('a note goes to the customer with the plan', async ({ page, another }) => {
    const trainer = await person('trainer');
    const ann = await person('customer');
    await coached(trainer, ann);
    const { id } = await savedPlan(trainer, { planName: 'Lean week' });
    await beSignedIn(page, trainer);
    await visit(page, `${library}/${id}/assign?customerId=${ann.id}&select=all`);
    await page.getByLabel('A word to your customer').fill('Eat slowly.\nCall me on Friday.');
    await page.getByRole('button', { name: /^Assign/ }).click();
    await seeMessage(page, 'Meal plan assigned to 1 customer.');
    const annsPage = await another();
    await beSignedIn(annsPage, ann);
    await visit(annsPage, '/my-meal-plans');
    await annsPage.getByRole('link', { name: 'Lean week', exact: true }).first().click();
    await annsPage.getByRole('figure', { name: 'A word from your trainer' }).waitFor();
    await annsPage.getByText('Call me on Friday.').waitFor();
    const mail = await mailbox.next(ann.email, /^You have a new meal plan: Lean week$/);
    expect(mail.source).toContain('Call me on Friday.');
  });

  journey('an empty selection is refused', async ({ page, scripts }) => {
    const trainer = await person('trainer');
    await coached(trainer, await person('customer'));
    const { id } = await savedPlan(trainer, { planName: 'Lean week' });
    await beSignedIn(page, trainer);
    await visit(page, `${library}/${id}/assign`);
    if (scripts) {
      expect(await page.getByRole('button', { name: 'Assign (0)' }).isDisabled()).toBe(true);
      return;
    }
    const text = 'Please select at least one customer to assign the meal plan.';
    await expectRefused(page, 'Assign', ['No Customer Selected', text]);
  });

  journey('deleting a plan says who has it, and leaves them their copies', async (visitor) => {
    const { page } = visitor;
    const trainer = await trainerWith(page);
    const ann = await person('customer');
    await coached(trainer, ann);
    const { id } = await savedPlan(trainer, { planName: 'Lean week' });
    const params = { path: { id } };
    await trainer.api.POST('/api/trainer/meal-plans/{id}/assign', { params, body: { customerId: ann.id } });
    await trainer.api.POST('/api/meal-plans/{id}/share', { params, body: {} });
    await visit(page, library);
    await openMenu(page, 'Lean week');
    await follow(page, 'Delete');
    await task(visitor).getByText('1 customer has it and keeps a copy.').waitFor();
    await task(visitor).getByText('Its share link will stop working.').waitFor();
    await press(page, 'Delete meal plan');
    await seeMessage(page, 'Meal Plan Deleted');
    await page.getByText('No saved meal plans yet').waitFor();
    expect(await readFollowedPlan(ann)).toBe('Lean week');
  });

  journey('another trainer’s plan is not found', async ({ page }) => {
    const { id } = await savedPlan(await person('trainer'), { planName: 'Not yours' });
    await trainerWith(page);
    for (const path of ['', '/share', '/assign', '/assignments', '/details', '/delete']) {
      const answer = await page.goto(`${library}/${id}${path}`);
      expect([path, answer?.status()]).toEqual([path, 404]);
    }
  });

  looksGood('saved plans', {
    'none yet': async ({ page }) => {
      await trainerWith(page);
      await visit(page, library);
    },
    some: async ({ page }) => {
      const trainer = await trainerWith(page, 'Lean week');
      const planName = 'A-plan-whose-name-has-no-place-to-break-and-goes-on-and-on';
      const tags = ['quick', 'lean', 'a-tag-that-is-as-long-as-they-may-be-and-no-break', 'more'];
      await savedPlan(trainer, { planName, tags, isTemplate: true, clientName: 'Nora Öz' });
      await visit(page, library);
    },
    'a plan over the list': async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await visit(page, library);
      await follow(page, 'Lean week');
      await page.getByRole('dialog').getByText('Average per day').waitFor();
    },
    'a plan by itself': async (visitor) => {
      await visit(visitor.page, await findAddress(visitor, ''));
    },
    'its prep guide': async (visitor) => {
      await visit(visitor.page, await findAddress(visitor, '?tab=prep'));
    },
    'editing its details': async (visitor) => {
      await visit(visitor.page, await findAddress(visitor, '/details'));
    },
    'who holds it': async (visitor) => {
      await visit(visitor.page, await findAddress(visitor, '/assignments'));
    },
    'deleting it': async (visitor) => {
      await visit(visitor.page, await findAddress(visitor, '/delete'));
    },
  });
});

/** Returns the address of a task for the plan that the list shows first. */
async function findAddress({ page }: Visit, task: string): Promise<string> {
  await visit(page, library);
  const link = page.getByRole('article').getByRole('heading').getByRole('link').first();
  return `${await link.getAttribute('href')}${task}`;
}
