import { expect } from '@jest/globals';
import { sentPlan } from '../../../backend/test/factories/sent-plan.ts';
import { hugePng, telephoneJpeg } from '../../../backend/test/support/pictures.ts';
import { journey, journeys, type Visit, visit } from '../../support/browser.ts';
import { follow, press, refusal, seeHeading, seeMessage } from '../../support/forms.ts';
import { largeFile } from '../../support/large-file.ts';
import { looksGood } from '../../support/looks.ts';
import { beSignedIn } from '../../support/session.ts';
import { newWord, person, recipes } from '../../support/world.ts';

type Page = Visit['page'];

const chooser = (page: Page) => page.getByLabel('Picture', { exact: true });

const choose = (page: Page, name: string, buffer: Buffer) =>
  chooser(page).setInputFiles({ name, mimeType: 'image/jpeg', buffer });

/** Returns the file that the browser chose for the picture, once it has loaded. */
async function shownPicture(page: Page): Promise<string> {
  const image = page.locator('main picture img').first();
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  return image.evaluate((element: HTMLImageElement) => element.currentSrc);
}

/** Returns the width of the drawing that is shown in place of a picture, once it has loaded. */
const drawnWidth = (page: Page): Promise<number> =>
  page
    .locator('main img[src^="/api/drawings/"]')
    .first()
    .evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth));

/** Counts the pictures of the page, once the first has loaded, which is as wide as it says. */
async function smallPictures(page: Page) {
  const first = page.locator('main img').first();
  await first.evaluate((element: HTMLImageElement) => element.decode());
  return {
    photographs: await page.locator('main picture img[loading=lazy]').count(),
    drawings: await page.locator('main img[src^="/api/drawings/"][loading=lazy]').count(),
    width: (await first.boundingBox())?.width,
  };
}

/** Returns the address of the picture as programs read it from the page. */
async function describedPicture(page: Page): Promise<string> {
  const described = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(described ?? '').image;
}

/** Creates an admin with a public recipe, and a trainer with an own recipe to which they may add a picture. */
async function scene() {
  const [trainer, admin] = [await person('trainer'), await person('admin')];
  const [own, shared] = await recipes([
    { name: `Own ${newWord()}`, owner: trainer as never },
    { name: `Shared ${newWord()}` },
  ]);
  if (!own || !shared) throw new Error('There are no recipes');
  return { trainer, admin, own, shared };
}

journeys('the picture of a recipe', () => {
  journey('is added to a trainer’s own recipe, replaced, and removed', async ({ page }) => {
    const { trainer, own } = await scene();
    await beSignedIn(page, trainer);
    await visit(page, `/recipes/${own.id}`);
    expect(await drawnWidth(page)).toBe(400);
    await follow(page, 'Add picture');
    await seeHeading(page, 'Recipe Picture');
    await choose(page, 'IMG_1.jpg', await telephoneJpeg(900, 600, 6));
    await press(page, 'Save picture');
    await seeMessage(page, 'Picture Saved');
    await seeHeading(page, own.name);
    const first = await shownPicture(page);
    expect(new URL(first).pathname).toMatch(/^\/api\/pictures\/recipes\/[\w-]+\/[0-9a-f]{32}\/\d+\.avif$/);

    await follow(page, 'Change picture');
    await choose(page, 'IMG_2.jpg', await telephoneJpeg(640, 480, 1));
    await press(page, 'Save picture');
    await seeHeading(page, own.name);
    expect(await shownPicture(page)).not.toBe(first);

    await follow(page, 'Change picture');
    await press(page, 'Remove picture');
    await seeMessage(page, 'Picture Removed');
    await page.locator('main picture').waitFor({ state: 'detached' });
    expect(await drawnWidth(page)).toBe(400);
    expect(await page.getByRole('button', { name: 'Remove picture' }).count()).toBe(0);
  });

  journey('is refused in the form if the file is no picture', async ({ page, expectComplaint }) => {
    const { admin, shared } = await scene();
    await beSignedIn(page, admin);
    await visit(page, `/recipes/${shared.id}/picture`);
    expectComplaint('status of 400');
    const refused = async (chosen: Buffer | string, text: string) => {
      if (typeof chosen === 'string') await chooser(page).setInputFiles(chosen);
      else await choose(page, '../../soup.jpg', chosen);
      await press(page, 'Save picture');
      await page.locator('[data-error-summary]').getByText(text).waitFor();
      expect(await refusal(page)).toContain(text);
    };
    await refused(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'Please select a JPEG, PNG, or WebP image.',
    );
    await refused(hugePng(30_000, 30_000), 'Please select an image of at most 40 megapixels.');
    await refused(largeFile('soup.jpg', 5_500_000), 'Please select an image smaller than 5MB.');
    await refused(largeFile('soup.jpg', 12_000_000), 'Please select an image smaller than 5MB.');
    await choose(page, 'soup.jpg', await telephoneJpeg(900, 600, 1));
    await press(page, 'Save picture');
    await seeMessage(page, 'Picture Saved');
  });

  journey(
    'is described to programs, fits its card, and is small for users who save data',
    async ({ page, context }) => {
      const { admin, shared } = await scene();
      await beSignedIn(page, admin);
      await visit(page, `/recipes/${shared.id}`);
      expect(await describedPicture(page)).toMatch(/^http.*\/api\/drawings\/.*\.svg$/);
      await visit(page, `/recipes/${shared.id}/picture`);
      await choose(page, 'soup.jpg', await telephoneJpeg(1600, 1400, 1));
      await press(page, 'Save picture');
      await seeMessage(page, 'Picture Saved');
      expect(await shownPicture(page)).not.toMatch(/\/320\.avif$/);
      await visit(page, `/recipes/${shared.id}`);
      expect(await describedPicture(page)).toMatch(/^http.*\/api\/pictures\/.*\/1280\.jpg$/);

      await context.setExtraHTTPHeaders({ 'Save-Data': 'on' });
      await visit(page, `/recipes/${shared.id}`);
      expect(await shownPicture(page)).toMatch(/\/320\.avif$/);

      await visit(page, `/recipes?search=${shared.name.split(' ')[1]}`);
      expect(await shownPicture(page)).toMatch(/\/320\.avif$/);
      await page.setViewportSize({ width: 1280, height: 800 });
      const box = await page.locator('article picture').first().boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1);
    },
  );

  journey('stands in the rows of plans, and a drawing where there is none', async ({ page }) => {
    const { trainer, own, shared } = await scene();
    await beSignedIn(page, trainer);
    await visit(page, `/recipes/${own.id}/picture`);
    await choose(page, 'soup.jpg', await telephoneJpeg(900, 600, 1));
    await press(page, 'Save picture');
    await seeMessage(page, 'Picture Saved');
    const { data } = await trainer.api.POST('/api/trainer/meal-plans', {
      body: { mealPlanData: sentPlan([own, shared, shared]) },
    });
    const path = { id: data?.mealPlan.id ?? '' };
    await visit(page, `/trainer/meal-plans/${path.id}`);
    expect(await smallPictures(page)).toEqual({ photographs: 1, drawings: 2, width: 48 });

    const { data: draft } = await trainer.api.POST('/api/trainer/meal-plans/{id}/draft', {
      params: { path },
    });
    await visit(page, `/meal-plans/drafts/${draft?.draftId}`);
    expect(await smallPictures(page)).toEqual({ photographs: 1, drawings: 2, width: 48 });
    await visit(page, `/meal-plans/drafts/${draft?.draftId}/swap?day=1&meal=1`);
    expect(await smallPictures(page)).toMatchObject({ photographs: 1, width: 48 });

    const { data: link } = await trainer.api.POST('/api/meal-plans/{id}/share', {
      params: { path },
      body: {},
    });
    await page.goto(new URL(link?.shareUrl ?? '').pathname);
    expect(await smallPictures(page)).toEqual({ photographs: 1, drawings: 2, width: 48 });
  });

  journey('can be changed only by the owner of the recipe', async ({ page, expectComplaint }) => {
    const { trainer, shared } = await scene();
    await beSignedIn(page, trainer);
    await visit(page, `/recipes/${shared.id}`);
    expect(await page.getByRole('link', { name: /picture/ }).count()).toBe(0);
    expectComplaint('status of 404');
    await visit(page, `/recipes/${shared.id}/picture`);
    await seeHeading(page, 'Page Not Found');
  });

  looksGood('the form of a picture', {
    'with a picture': async ({ page }) => {
      const { trainer, own } = await scene();
      await beSignedIn(page, trainer);
      await visit(page, `/recipes/${own.id}/picture`);
      await choose(page, 'soup.jpg', await telephoneJpeg(900, 600, 1));
      await press(page, 'Save picture');
      await seeMessage(page, 'Picture Saved');
      await visit(page, `/recipes/${own.id}/picture`);
      await seeHeading(page, 'Recipe Picture');
    },
  });
});
