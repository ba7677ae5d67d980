import { afterAll, beforeAll } from '@jest/globals';
import { seedLibrary } from '../factories/seed-library.ts';
import { type SignedInUser, TestApp } from './test-app.ts';
import { unhurriedGenerator } from './unhurried-generator.ts';

/**
 * The common start of specs about drafts: the library, a trainer, and a generator that a busy machine does
 * not hurry.
 */
export class DraftWorld {
  app!: TestApp;
  trainer!: SignedInUser;

  static ofSpec(): DraftWorld {
    const world = new DraftWorld();
    let hurryAgain: () => void;
    beforeAll(async () => {
      hurryAgain = unhurriedGenerator();
      world.app = await TestApp.start();
      await seedLibrary(world.app);
      world.trainer = await world.app.signedIn({ role: 'trainer' });
    });
    afterAll(async () => {
      await world.app.stop();
      hurryAgain();
    });
    return world;
  }
}
