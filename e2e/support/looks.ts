import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { DESKTOP, journey, PHONE, type Visit } from './browser.ts';

/** A page or one of its states, and how to get there. */
export type View = (visit: Visit) => Promise<void>;

const NARROWEST = { width: 320, height: 640 };

/** `npm run check:long` checks everything in both themes and sizes. */
const isLong = process.env.LONG === '1';

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [PHONE, DESKTOP].map((viewport) => ({ colorScheme, viewport })),
);

/** Checks that no view has detectable accessibility violations and that all fit the narrowest phone. */
export function looksGood(whose: string, views: Record<string, View>): void {
  for (const look of isLong ? looks : looks.slice(0, 1)) {
    const described = isLong ? `, ${look.colorScheme}, ${look.viewport.width} px` : '';
    journey(
      `${whose}: accessible and narrow enough${described}`,
      async (visit) => {
        for (const [name, show] of Object.entries(views)) {
          await show(visit);
          await expectAccessible(visit.page, name);
          await narrow(visit.page, name);
          await visit.page.setViewportSize(look.viewport);
        }
      },
      // Without scripts the markup is the same, and axe has no timers to work with.
      { ...look, scriptsOnly: true },
    );
  }
}

async function narrow(page: Page, name: string): Promise<void> {
  await page.setViewportSize(NARROWEST);
  await expectNoSidewaysScroll(page, name);
}
