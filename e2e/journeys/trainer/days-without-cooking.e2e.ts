import { expect } from '@jest/globals';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { fillIn, press, seeHeading } from '../../support/forms.ts';
import { kitchen } from '../../support/kitchen.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

const ticked = ({ page }: Visit, day: string) => page.getByRole('checkbox', { name: day }).isChecked();

async function withoutCookingOnSundays({ page }: Visit): Promise<void> {
  const trainer = await person('trainer');
  await kitchen(trainer);
  await beSignedIn(page, trainer);
  await visit(page, '/meal-plan-generator');
  await page.getByLabel('Describe the plan').fill('2000 kcal maintenance, no cooking on Sundays');
  await press(page, 'Read My Text');
  await page.getByText('Nobody cooks on').waitFor();
}

journeys('days on which nobody cooks', () => {
  journey('are read from words, ticked, and kept with the request', async (visitor) => {
    const { page } = visitor;
    await withoutCookingOnSundays(visitor);
    expect(await ticked(visitor, 'Sunday')).toBe(true);
    expect(await ticked(visitor, 'Wednesday')).toBe(false);
    await page.getByRole('checkbox', { name: 'Sunday' }).uncheck();
    await page.getByRole('checkbox', { name: 'Wednesday' }).check();
    // A Monday, so that the plan ends before Wednesday.
    await fillIn(page, { 'Starts on': '2100-01-04', Days: '99' });
    await press(page, 'Generate Plan');
    await page.getByText('Generation Failed').waitFor();
    expect(await ticked(visitor, 'Wednesday')).toBe(true);
    await fillIn(page, { Days: '2', 'Plan name': 'No stove midweek' });
    await press(page, 'Generate Plan');
    await page.waitForURL(/\/meal-plans\/drafts\//);
    await seeHeading(page, 'No stove midweek');
    await page.getByText('every rule that was understood kept').click();
    await page.getByText('On Wednesdays nobody cooks').waitFor();
    await page.getByRole('link', { name: 'Change the request' }).click();
    await seeHeading(page, 'Meal Plan Generator');
    expect(await ticked(visitor, 'Wednesday')).toBe(true);
    expect(await ticked(visitor, 'Sunday')).toBe(false);
  });

  looksGood('days without cooking', { 'the form': withoutCookingOnSundays });
});
