import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import {
  expectPath,
  expectRefused,
  fillIn,
  follow,
  press,
  seeMessage,
  typedIn,
} from '../../support/forms.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { type Person, person } from '../../support/world.ts';

const PROFILE = '/customer/profile';
const EDIT = `${PROFILE}/edit`;

const SAID = {
  ...{ fitnessGoals: ['Endurance', 'ski tour'], dietaryRestrictions: ['Vegan', 'no cilantro'] },
  ...{
    allergies: ['milk' as const],
    activityLevel: 'very_active' as const,
    height: 180,
    age: 34,
    weight: 81,
  },
};

async function described(units: 'metric' | 'us' = 'metric'): Promise<Person> {
  const customer = await person('customer');
  await customer.api.PUT('/api/profile', { body: { ...SAID, units } });
  return customer;
}

const profileOf = async ({ api }: Person) => (await api.GET('/api/profile')).data;

journeys('what a customer says of themselves', () => {
  journey('is kept only after they have agreed, and shown with the body mass index', async ({ page }) => {
    await beSignedIn(page, await person('customer', { agreesToHealthData: false }));
    await visit(page, PROFILE);
    await page.getByText('You have not agreed that health data is kept.').waitFor();
    await follow(page, 'Edit Profile');
    await page.getByLabel('Endurance').check();
    await page.getByLabel('Tree nuts').check();
    await fillIn(page, {
      ...{ 'Other fitness goals (optional)': 'ski tour, hike', 'Weight (optional)': '81' },
      ...{ 'Height (optional)': '180', 'Age (optional)': '34' },
    });
    await expectRefused(page, 'Save changes', ['Please agree that this is kept before you enter anything']);
    expect(await typedIn(page, 'Other fitness goals (optional)')).toBe('ski tour, hike');
    expect(await page.getByLabel('Tree nuts').isChecked()).toBe(true);
    await page.getByRole('checkbox', { name: /^I agree that Mealwright keeps/ }).check();
    await press(page, 'Save changes');
    await seeMessage(page, 'Profile Updated');
    const goals = page.getByRole('list', { name: 'Fitness goals' });
    expect(await goals.getByRole('listitem').allTextContents()).toEqual(['Endurance', 'ski tour', 'hike']);
    await page.getByRole('region', { name: 'Health Metrics' }).getByText('25.0').waitFor();
    await page.getByRole('region', { name: 'Progress Stats' }).getByText('Day Streak').waitFor();
    await visit(page, '/customer/progress');
    await page.getByRole('row').filter({ hasText: '81 kg' }).waitFor();
  });

  journey('stays as it is if nothing was changed, or if the form was left', async ({ page }) => {
    const customer = await described();
    const before = await profileOf(customer);
    await beSignedIn(page, customer);
    await visit(page, EDIT);
    await press(page, 'Save changes');
    await expectPath(page, PROFILE);
    expect(await page.getByText('Profile Updated').count()).toBe(0);
    await visit(page, EDIT);
    await fillIn(page, { 'Age (optional)': '50' });
    await follow(page, 'Cancel');
    await expectPath(page, PROFILE);
    expect(await profileOf(customer)).toEqual(before);
  });

  journey('takes figures in pounds, feet, and inches, and asks about a strange weight', async ({ page }) => {
    const customer = await described('us');
    await beSignedIn(page, customer);
    await visit(page, EDIT);
    await fillIn(page, { 'Weight (optional)': '220', 'Height (optional)': `5'10"` });
    await expectRefused(page, 'Save changes', ['220 lb is']);
    await press(page, 'Yes, the weight is right');
    await seeMessage(page, 'Profile Updated');
    expect(await profileOf(customer)).toMatchObject({ weightLbs: 220, height: 177.8 });
    await visit(page, EDIT);
    await fillIn(page, { 'Height (optional)': 'tall', 'Age (optional)': '7' });
    const texts = [`Height must be 100 to 250 cm (3'4" to 8'2")`, 'Age must be 13 to 120'];
    await expectRefused(page, 'Save changes', texts);
    expect(await typedIn(page, 'Height (optional)')).toBe('tall');
  });

  journey('is no longer shared after the consent is taken back', async ({ page }) => {
    const customer = await described();
    await beSignedIn(page, customer);
    await visit(page, PROFILE);
    await follow(page, 'Withdraw consent');
    await page.getByText('Your trainers can no longer read what is kept').waitFor();
    await press(page, 'Withdraw consent');
    await seeMessage(page, 'Consent withdrawn');
    await page.getByText('You have not agreed that health data is kept.').waitFor();
    const { data } = await customer.api.GET('/api/profile/health-consent');
    expect(data?.agreedAt).toBeNull();
  });

  looksGood('the profile of a customer', {
    'all cards': async ({ page }) => {
      await beSignedIn(page, await described());
      await visit(page, PROFILE);
    },
    'the form': async ({ page }) => visit(page, EDIT),
  });
});
