import { journey, journeys, visit } from '../../support/browser.ts';
import { seeMessage } from '../../support/forms.ts';
import { seeFocus, tabTo } from '../../support/keyboard.ts';
import { beSignedIn } from '../../support/session.ts';
import { newWord, person, recipes } from '../../support/world.ts';

journeys('recipes by keyboard alone', () => {
  journey('are found, opened, kept, rated and left again', async ({ page, scripts }) => {
    const word = newWord();
    await recipes([{ name: `Salad ${word}` }]);
    const { keyboard } = page;
    await beSignedIn(page, await person('customer'));
    await visit(page, '/recipes');
    await tabTo(page, page.getByRole('searchbox', { name: 'Search recipes' }));
    await keyboard.type(word);
    await keyboard.press('Enter');
    await page.getByText('1–1 of 1 recipe', { exact: true }).waitFor();

    const link = page.getByRole('link', { name: `Salad ${word}`, exact: true });
    await tabTo(page, link);
    await keyboard.press('Enter');
    const shown = page.getByRole(scripts ? 'dialog' : 'main');
    await shown.getByText('Instructions').first().waitFor();
    await tabTo(page, shown.getByRole('button', { name: 'Add to favorites' }));
    await keyboard.press('Enter');
    await seeMessage(page, 'Added to favorites');
    await tabTo(page, shown.getByRole('button', { name: '5 stars' }));
    await keyboard.press('Space');
    await shown.getByText('Your rating: 5 of 5').waitFor();
    if (!scripts) return;

    await keyboard.press('Escape');
    await page.waitForURL((url) => url.pathname === '/recipes');
    await seeFocus(link);
  });
});
