import { expectNoSidewaysScroll } from '../../support/axe.ts';
import { journey, journeys, PHONE, visit } from '../../support/browser.ts';
import { beSignedIn } from '../../support/session.ts';
import { person } from '../../support/world.ts';

/** A phone on which text is twice as large has room for half as much, as if it were half as wide. */
const HALF_AS_WIDE = { width: PHONE.width / 2, height: PHONE.height };

const PAGES = [
  ...['/my-meal-plans', '/nutrition', '/nutrition/add', '/customer/progress', '/customer/progress/goals'],
  ...['/customer/progress/photos', '/grocery-list', '/recipes', '/customer/profile/edit', '/settings/emails'],
];

journeys('text at twice its size', () => {
  journey(
    'leaves everything within the screen of a phone',
    async ({ page }) => {
      await beSignedIn(page, await person('customer'));
      for (const address of PAGES) {
        await visit(page, address);
        await expectNoSidewaysScroll(page, address);
      }
    },
    { viewport: HALF_AS_WIDE, scriptsOnly: true },
  );
});
