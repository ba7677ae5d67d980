import { expect } from '@jest/globals';
import { journey, journeys, visit } from '../../support/browser.ts';
import { follow, press, seeHeading, seeMessage } from '../../support/forms.ts';
import { beSignedIn } from '../../support/session.ts';
import { invitation, newWord, type Person, person, recipes } from '../../support/world.ts';

async function createCustomer(trainer: Person): Promise<Person> {
  const customer = await person('customer');
  const { token } = await invitation(trainer, customer.email);
  await customer.api.POST('/api/invitations/link', { body: { token } });
  return customer;
}

journeys('recipes that a trainer picks', () => {
  journey(
    'appear for the customer when assigned, and disappear when withdrawn',
    async ({ page, another }) => {
      const trainer = await person('trainer', { name: 'Tess Hill' });
      const customer = await createCustomer(trainer);
      const [recipe] = await recipes([{ name: `Stew ${newWord()}` }]);
      const assign = async (message: string) => {
        await visit(page, `/recipes/${recipe?.id}`);
        await follow(page, 'Assign to customers');
        await page.getByRole('checkbox', { name: customer.email }).click();
        await press(page, 'Update');
        await seeMessage(page, message);
      };
      await beSignedIn(page, trainer);
      await assign('Recipe Assigned');

      const phone = await another();
      await beSignedIn(phone, customer);
      await visit(phone, '/recipes');
      const strip = phone.getByRole('region', { name: 'From your trainer' });
      await strip.getByRole('link', { name: recipe?.name ?? '', exact: true }).waitFor();
      await assign('Recipe Unassigned');
      await visit(phone, '/recipes');
      expect(await strip.count()).toBe(0);
    },
  );

  journey(
    'are shown in a public collection only to customers who may see them',
    async ({ page, another }) => {
      const trainer = await person('trainer', { name: 'Tess Hill' });
      const name = `Before training ${newWord()}`;
      const [own, known] = await recipes([
        { name: `Secret ${newWord()}`, owner: { ...trainer } },
        { name: `Stew ${newWord()}` },
      ]);
      await beSignedIn(page, trainer);
      for (const [at, recipe] of [own, known].entries()) {
        await visit(page, `/recipes/${recipe?.id}/collect`);
        if (at === 0) {
          await page.getByLabel('New collection').fill(name);
          await press(page, 'Create and add');
        } else await press(page, `Add to ${name}`);
        await page.getByRole('button', { name: `Remove from ${name}` }).waitFor();
      }
      await follow(page, 'Your collections');
      await follow(page, name);
      await follow(page, 'Edit');
      await page.getByLabel('Anyone signed in can see it').check();
      await press(page, 'Save changes');
      await seeMessage(page, 'Collection saved');
      await page.getByText('2 recipes').waitFor();

      const stranger = await another();
      await beSignedIn(stranger, await person('customer'));
      await visit(stranger, '/collections?scope=public');
      await follow(stranger, name);
      await seeHeading(stranger, name);
      await stranger.getByText('1 recipe', { exact: true }).waitFor();
      expect(await stranger.getByRole('article').count()).toBe(1);
      await beSignedIn(stranger, await createCustomer(trainer));
      await stranger.reload();
      await stranger.getByText('2 recipes').waitFor();
    },
  );
});
